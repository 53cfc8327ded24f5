import { envelopeExpected, excerptOf, reasonOf, receivedInstead, settingHint, withWait } from '#developer-details';
import type { Interruption } from './deadline.ts';
import type { Envelope } from './envelope.ts';
import {
  AbortedError,
  BusinessError,
  ContractViolation,
  type FaultDetails,
  InsufficientBalanceError,
  MaintenanceError,
  NetworkError,
  RateLimitedError,
  SessionInvalidError,
  TimeoutError,
  type UnansweredDetails,
} from './errors.ts';
import type { FetchResponse } from './fetch.ts';
import { classOfCode, retryableCodes } from './generated/errors.ts';
import type { Operation } from './operation.ts';
import { refusalMessage } from './refusal-message.ts';

const classes = {
  session: SessionInvalidError,
  balance: InsufficientBalanceError,
  maintenance: MaintenanceError,
  rateLimit: RateLimitedError,
  business: BusinessError,
  success: BusinessError,
};

/** Creates the error of a refusal. Insufficient balance exists only where the operation declares it. */
export function faultOf(envelope: Envelope, operation: Operation<unknown, unknown>, details: Omit<FaultDetails, 'retryable'>) {
  const { code, message, data } = envelope;
  const named = classOfCode[code] ?? (details.status === 429 ? 'rateLimit' : 'business');
  const Fault = classes[named === 'balance' && !operation.balance ? 'business' : named];
  return new Fault(withWait(refusalMessage(operation, envelope, details.status), details.retryAfter), {
    ...details,
    ...operation.refusalPayload?.(envelope),
    code,
    data,
    serverMessage: message || undefined,
    retryable: retryableCodes.includes(code),
  });
}

/** Facts about an attempt, for the message of its error. */
export interface TryFacts {
  readonly limitMs: number;
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly url: string;
}

/** Creates the error of a call that its signal aborted. */
export const aborted = (details: UnansweredDetails) => new AbortedError(`${details.api} was aborted`, { ...details, retryable: false });

/** Creates the error of an attempt without a response. */
export function unanswered(
  interruption: Interruption,
  details: UnansweredDetails,
  { url, limitMs, attempt }: TryFacts,
): AbortedError | TimeoutError | NetworkError {
  if (interruption === 'aborted') return aborted(details);
  const { api, cause } = details;
  const tries = attempt > 1 ? `${attempt} tries` : '1 try';
  if (interruption === 'timeout') return new TimeoutError(`${api} did not answer within ${limitMs} ms (${tries})`, details);
  return new NetworkError(`${api} could not be reached at ${url.split('?')[0]}${reasonOf(cause)} (${tries})`, details);
}

/** Creates the error of a response that is not an envelope: from a proxy, or from a gateway that violates its contract. */
export function notAnEnvelope(
  { headers }: FetchResponse,
  body: string,
  { maybeApplied, ...details }: UnansweredDetails,
): ContractViolation | NetworkError | RateLimitedError {
  const { api, status = 0 } = details;
  const excerpt = excerptOf(body);
  if (status < 200 || status > 299) {
    const passing = status >= 500 || status === 429 || status === 408;
    const hint = settingHint(status);
    const quoted = excerpt && status >= 400 ? ` ("${excerpt}")` : '';
    const message = withWait(`${api} was answered with HTTP ${status}${quoted}${hint ? `. ${hint}` : ''}`, details.retryAfter);
    const failure = { ...details, excerpt, retryable: details.retryable && passing };
    return status === 429 ? new RateLimitedError(message, failure) : new NetworkError(message, { ...failure, maybeApplied });
  }
  const received = receivedInstead(headers, body);
  return new ContractViolation([{ path: '', expected: envelopeExpected, received }], { ...details, excerpt, retryable: false });
}
