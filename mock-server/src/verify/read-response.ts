import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { type Operation, type ResponseTypes, validateResponse, virtualStatus } from '@mall/contract';
import { type Envelope, isEnvelope } from '../responses/envelope.ts';
import { declaredExamples } from '../responses/preference.ts';
import { type Finding, findingsOf } from './findings.ts';
import type { ForwardedResponse } from './forward.ts';
import type { ExpectedResponse } from './read-request.ts';
import { shapeOf } from './shape.ts';

/** A response with its violations of the contract. */
export interface ReadResponse {
  /** The code of the envelope; undefined without a valid one. */
  readonly code: string | undefined;
  readonly findings: readonly Finding[];
}

const responseFinding = (path: string, expected: string, received: string): Finding => ({ side: 'response', path, expected, received });

/** The HTTP statuses of refusals with a `Retry-After` header. */
const retryableStatuses: readonly number[] = [429, 503];

/** Validates status, envelope, code and data of a response by the contract, in this order. After the first violation, validation stops. */
export function readResponse(expected: ExpectedResponse, response: ForwardedResponse, types: ResponseTypes): ReadResponse {
  const { operation, isVirtual, statuses, refusals } = expected;
  const { status, headers } = response;
  const envelope = bodyOf(response);
  const code = isEnvelope(envelope) ? codeOf(envelope) : undefined;
  const withFinding = (finding: Finding) => ({ code, findings: [finding] });
  if (!statuses.includes(status) && !(status in refusals))
    return withFinding(responseFinding('http status', describeStatuses(expected), String(status)));
  if (envelope === undefined)
    return withFinding(
      responseFinding(
        'body',
        'JSON',
        `${shapeOf(response.body.isTooLarge() ? undefined : response.body.bytes().toString('latin1'))} that is none`,
      ),
    );
  if (!isEnvelope(envelope)) return withFinding(responseFinding('body', 'an envelope {code, message, data}', shapeOf(envelope)));
  if (code === undefined) return withFinding(responseFinding('code', 'a code of the catalogue', shapeOf(envelope.code)));
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    return withFinding(responseFinding('content-type', 'application/json', type === undefined ? 'nothing' : 'another type'));
  const refusalCodes = refusals[status] ?? [];
  if (refusalCodes.includes(code) || !statuses.includes(status)) return { code, findings: refusalFindings(response, code, refusalCodes) };
  if (!operation) return { code, findings: unknownOperationFindings(code) };
  const statusOfCode = virtualStatus(code, operation.responses);
  if (isVirtual && status !== statusOfCode)
    return withFinding(responseFinding('http status', `${statusOfCode} with ${code}`, String(status)));
  return { code, findings: responseFindings(operation, envelope, code, types) };
}

/** The statuses that the contract permits to a request. The rate limit, which applies to every request, is left out. */
function describeStatuses({ statuses, refusals }: ExpectedResponse): string {
  const known = new Set([...statuses, ...Object.keys(refusals).map(Number)]);
  return [...known]
    .filter((status) => status !== 429)
    .sort((a, b) => a - b)
    .join(' or ');
}

/** The findings of a refusal by the gateway before the operation runs. */
function refusalFindings({ status, headers }: ForwardedResponse, code: string, codes: readonly string[]): Finding[] {
  if (retryableStatuses.includes(status) && !/^\d+$/.test(headers['retry-after'] ?? ''))
    return [responseFinding('retry-after', 'seconds to wait', shapeOf(headers['retry-after']))];
  return codes.includes(code) ? [] : [responseFinding('code', `${codes.join(' or ')} with ${status}`, code)];
}

function responseFindings(operation: Operation, envelope: Envelope, code: string, types: ResponseTypes): Finding[] {
  const declaredCodes = declaredExamples(operation).map((example) => example.code);
  // Codes for session, balance and maintenance are declared by class, other error codes individually.
  const status = virtualStatus(code, operation.responses);
  const isDeclared = status === 409 ? declaredCodes.includes(code) : String(status) in operation.responses;
  if (!isDeclared) return [responseFinding('code', `one that the operation declares: ${[...new Set(declaredCodes)].join(', ')}`, code)];
  return findingsOf('response', envelope, validateResponse(operation, envelope, types));
}

/** A request without a known operation must be refused. */
function unknownOperationFindings(code: string): Finding[] {
  return code === '50010' ? [] : [responseFinding('code', '50010', code)];
}

/** The code, if it is a number: any other text could contain personal data and must not be printed. */
function codeOf({ code }: Envelope): string | undefined {
  return /^\d{1,6}$/.test(String(code)) ? String(code) : undefined;
}

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};

/** The parsed JSON of a body; undefined when it is malformed. */
export function bodyOf({ headers, body }: ForwardedResponse): unknown {
  const decode = decoders[headers['content-encoding'] ?? ''];
  try {
    const bytes = decode ? decode(body.bytes()) : body.bytes();
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return value;
  } catch {
    return undefined;
  }
}
