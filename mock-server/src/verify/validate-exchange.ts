import type { AnswerTypes } from '@mall/contract';
import type { Finding } from './findings.ts';
import type { Exchange } from './forward.ts';
import type { CallAddress } from './proxy.ts';
import { readAnswer } from './read-answer.ts';
import { type ReadRequest, readRequest } from './read-request.ts';

/** What is to be said of one call. */
export interface CallValidation {
  /** The operation's name, or a word in its place: "(no operation)", "(unknown operation)". */
  readonly name: string;
  /** The answer's code, or what became of it instead. */
  readonly verdict: string;
  readonly milliseconds: number;
  readonly findings: readonly Finding[];
}

export interface ValidateOptions {
  /** After how many milliseconds an answer comes too late. */
  readonly slowMs: number;
  /** Whether an invalid request counts only if the target accepts it. */
  readonly answersOnly: boolean;
  /** The JSON types that fields of an answer may have. */
  readonly types: AnswerTypes;
}

/** Holds a call against the contract, its request and its answer. */
export async function validateExchange(
  exchange: Exchange,
  address: CallAddress,
  { slowMs, answersOnly, types }: ValidateOptions,
): Promise<CallValidation> {
  const { answer, ending, milliseconds } = exchange;
  const request = await readRequest(exchange, address);
  const requestFindings = answersOnly ? [] : request.findings;
  const timeFindings =
    milliseconds > slowMs
      ? [answerFinding('time', `an answer within ${slowMs} ms`, ending === 'abandoned' ? 'none until the client gave up' : 'a later one')]
      : [];
  const common = { name: request.name, milliseconds };
  if (ending === 'abandoned') return { ...common, verdict: 'abandoned', findings: [...requestFindings, ...timeFindings] };
  if (!answer)
    return {
      ...common,
      verdict: 'no answer',
      findings: [...requestFindings, answerFinding('connection', 'an answer', 'a broken connection')],
    };
  if (ending === 'dropped')
    return { ...common, verdict: 'cut off', findings: [...requestFindings, answerFinding('connection', 'a whole answer', 'a part of it')] };
  const { code, findings } = readAnswer(request, answer, types);
  return {
    ...common,
    verdict: code ?? 'no code',
    findings: [...requestFindings, ...findings, ...acceptedInvalidRequest(request, code), ...timeFindings],
  };
}

/** A request that a gateway refuses must not succeed. */
function acceptedInvalidRequest({ refusedFor }: ReadRequest, code: string | undefined): Finding[] {
  if (code !== '200' || refusedFor.length === 0) return [];
  return [
    answerFinding(
      'code',
      `a refusal, since the request violates the contract: ${refusedFor.map(({ path, expected }) => `${path} (${expected})`).join(', ')}`,
      code,
    ),
  ];
}

function answerFinding(path: string, expected: string, received: string): Finding {
  return { side: 'answer', path, expected, received };
}
