import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { type AnswerTypes, type Operation, validateAnswer, virtualStatus } from '@mall/contract';
import { type Envelope, isEnvelope } from '../responses/envelope.ts';
import { declaredExamples } from '../responses/preference.ts';
import { type Finding, findingsOf } from './findings.ts';
import type { ForwardedAnswer } from './forward.ts';
import type { ExpectedAnswer } from './read-request.ts';
import { shapeOf } from './shape.ts';

/** An answer as the contract sees it. */
export interface ReadAnswer {
  /** Undefined where it has none. */
  readonly code: string | undefined;
  readonly findings: readonly Finding[];
}

const answerFinding = (path: string, expected: string, received: string): Finding => ({ side: 'answer', path, expected, received });

/** The HTTP statuses of refusals that name a time to wait. */
const retryableStatuses: readonly number[] = [429, 503];

/** Reads an answer by the contract: status, envelope, code, data. The first that is wrong hides what is behind it. */
export function readAnswer(expected: ExpectedAnswer, answer: ForwardedAnswer, types: AnswerTypes): ReadAnswer {
  const { operation, isVirtual, statuses, refusals } = expected;
  const { status, headers } = answer;
  const envelope = bodyOf(answer);
  const code = isEnvelope(envelope) ? codeOf(envelope) : undefined;
  const withFinding = (finding: Finding) => ({ code, findings: [finding] });
  if (!statuses.includes(status) && !(status in refusals))
    return withFinding(answerFinding('http status', describeStatuses(expected), String(status)));
  if (envelope === undefined)
    return withFinding(
      answerFinding(
        'body',
        'JSON',
        `${shapeOf(answer.body.isTooLarge() ? undefined : answer.body.bytes().toString('latin1'))} that is none`,
      ),
    );
  if (!isEnvelope(envelope)) return withFinding(answerFinding('body', 'an envelope {code, message, data}', shapeOf(envelope)));
  if (code === undefined) return withFinding(answerFinding('code', 'a code of the catalogue', shapeOf(envelope.code)));
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    return withFinding(answerFinding('content-type', 'application/json', type === undefined ? 'nothing' : 'another type'));
  const refusalCodes = refusals[status] ?? [];
  if (refusalCodes.includes(code) || !statuses.includes(status)) return { code, findings: refusalFindings(answer, code, refusalCodes) };
  if (!operation) return { code, findings: unknownOperationFindings(code) };
  const statusOfCode = virtualStatus(code, operation.responses);
  if (isVirtual && status !== statusOfCode)
    return withFinding(answerFinding('http status', `${statusOfCode} with ${code}`, String(status)));
  return { code, findings: answerFindings(operation, envelope, code, types) };
}

/** The statuses that a request may get, except the rate limit, which every request may get. */
function describeStatuses({ statuses, refusals }: ExpectedAnswer): string {
  const known = new Set([...statuses, ...Object.keys(refusals).map(Number)]);
  return [...known]
    .filter((status) => status !== 429)
    .sort((a, b) => a - b)
    .join(' or ');
}

/** The findings of an answer of the gateway that no operation gave. */
function refusalFindings({ status, headers }: ForwardedAnswer, code: string, codes: readonly string[]): Finding[] {
  if (retryableStatuses.includes(status) && !/^\d+$/.test(headers['retry-after'] ?? ''))
    return [answerFinding('retry-after', 'seconds to wait', shapeOf(headers['retry-after']))];
  return codes.includes(code) ? [] : [answerFinding('code', `${codes.join(' or ')} with ${status}`, code)];
}

function answerFindings(operation: Operation, envelope: Envelope, code: string, types: AnswerTypes): Finding[] {
  const declaredCodes = declaredExamples(operation).map((example) => example.code);
  // A session, the balance or maintenance stand for every code of their class; a refusal stands for itself.
  const status = virtualStatus(code, operation.responses);
  const isDeclared = status === 409 ? declaredCodes.includes(code) : String(status) in operation.responses;
  if (!isDeclared) return [answerFinding('code', `one that the operation declares: ${[...new Set(declaredCodes)].join(', ')}`, code)];
  return findingsOf('answer', envelope, validateAnswer(operation, envelope, types));
}

/** Whoever names no operation is refused. */
function unknownOperationFindings(code: string): Finding[] {
  return code === '50010' ? [] : [answerFinding('code', '50010', code)];
}

/** The code as it may be printed: what is no number may be anything. */
function codeOf({ code }: Envelope): string | undefined {
  return /^\d{1,6}$/.test(String(code)) ? String(code) : undefined;
}

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};

/** The body's JSON; undefined when it is none. */
export function bodyOf({ headers, body }: ForwardedAnswer): unknown {
  const decode = decoders[headers['content-encoding'] ?? ''];
  try {
    const bytes = decode ? decode(body.bytes()) : body.bytes();
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return value;
  } catch {
    return undefined;
  }
}
