import type { ResponseTypes } from '@mall/contract';
import type { Finding } from './findings.ts';
import type { Exchange } from './forward.ts';
import type { CallAddress } from './proxy.ts';
import { type ReadRequest, readRequest } from './read-request.ts';
import { readResponse } from './read-response.ts';
import { type RequestNotice, strictFinding } from './request-notices.ts';

/** The result of validating one call. */
export interface CallValidation {
  /** The operation's name, or "(no operation)" or "(unknown operation)". */
  readonly name: string;
  /** The code of the response, or "no response", "cut off", "abandoned" or "no code". */
  readonly verdict: string;
  readonly milliseconds: number;
  readonly findings: readonly Finding[];
  /** The fields of the request that the contract does not describe. */
  readonly notices: readonly RequestNotice[];
}

export interface ValidateOptions {
  /** The maximum response time in milliseconds. */
  readonly slowMs: number;
  /** Whether an invalid request is a violation only if the target accepts it. */
  readonly responsesOnly: boolean;
  /** Whether a field of a request that the contract does not describe is a violation. */
  readonly strictFields: boolean;
  /** The JSON types that fields of a response may have. */
  readonly types: ResponseTypes;
}

/** Validates the request and the response of a call by the contract. */
export async function validateExchange(
  exchange: Exchange,
  address: CallAddress,
  { slowMs, responsesOnly, strictFields, types }: ValidateOptions,
): Promise<CallValidation> {
  const { response, ending, milliseconds } = exchange;
  const request = await readRequest(exchange, address);
  const notices = responsesOnly ? [] : request.notices;
  const requestFindings = responsesOnly ? [] : [...request.findings, ...(strictFields ? notices.map(strictFinding) : [])];
  const timeFindings =
    milliseconds > slowMs
      ? [
          responseFinding(
            'time',
            `a response within ${slowMs} ms`,
            ending === 'abandoned' ? 'none until the client gave up' : 'a later one',
          ),
        ]
      : [];
  const common = { name: request.name, milliseconds, notices: strictFields ? [] : notices };
  if (ending === 'abandoned') return { ...common, verdict: 'abandoned', findings: [...requestFindings, ...timeFindings] };
  if (!response)
    return {
      ...common,
      verdict: 'no response',
      findings: [...requestFindings, responseFinding('connection', 'a response', 'a broken connection')],
    };
  if (ending === 'dropped')
    return {
      ...common,
      verdict: 'cut off',
      findings: [...requestFindings, responseFinding('connection', 'a whole response', 'a part of it')],
    };
  const { code, findings } = readResponse(request, response, types);
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
    responseFinding(
      'code',
      `a refusal, since the request violates the contract: ${refusedFor.map(({ path, expected }) => `${path} (${expected})`).join(', ')}`,
      code,
    ),
  ];
}

function responseFinding(path: string, expected: string, received: string): Finding {
  return { side: 'response', path, expected, received };
}
