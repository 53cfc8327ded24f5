import { envelopeExpected, excerptOf, reasonOf, receivedInstead, settingHint, withRetryAfter } from '#developer-details';
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

const errorClasses = {
  session: SessionInvalidError,
  balance: InsufficientBalanceError,
  maintenance: MaintenanceError,
  rateLimit: RateLimitedError,
  business: BusinessError,
  success: BusinessError,
};

/** Creates the error of a refusal. Insufficient balance exists only where the operation declares it. */
export function refusalError(envelope: Envelope, operation: Operation<unknown, unknown>, details: Omit<FaultDetails, 'retryable'>) {
  const { code, message, data } = envelope;
  const errorClass = classOfCode[code] ?? (details.status === 429 ? 'rateLimit' : 'business');
  const ErrorClass = errorClasses[errorClass === 'balance' && !operation.balance ? 'business' : errorClass];
  return new ErrorClass(withRetryAfter(refusalMessage(operation, envelope, details.status), details.retryAfter), {
    ...details,
    ...operation.refusalPayload?.(envelope),
    code,
    data,
    serverMessage: message || undefined,
    retryable: retryableCodes.includes(code),
  });
}

/** Facts about an attempt, for the message of its error. */
export interface AttemptDetails {
  readonly limitMs: number;
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly url: string;
}

/** Creates the error of a call that its signal aborted. */
export const abortedError = (details: UnansweredDetails) =>
  new AbortedError(`${details.api} was aborted`, { ...details, retryable: false });

/** Creates the error of an attempt without a response. */
export function interruptionError(
  interruption: Interruption,
  details: UnansweredDetails,
  { url, limitMs, attempt }: AttemptDetails,
): AbortedError | TimeoutError | NetworkError {
  if (interruption === 'aborted') return abortedError(details);
  const { api, cause } = details;
  if (interruption === 'timeout') return new TimeoutError(`${api} did not answer within ${limitMs} ms (attempt ${attempt})`, details);
  return new NetworkError(`${api} could not be reached at ${url.split('?')[0]}${reasonOf(cause)} (attempt ${attempt})`, details);
}

/** Creates the error of a response that is not an envelope: from a proxy, or from a gateway that violates its contract. */
export function invalidResponseError(
  { headers }: FetchResponse,
  body: string,
  { maybeApplied, ...details }: UnansweredDetails,
): ContractViolation | NetworkError | RateLimitedError {
  const { api, status = 0 } = details;
  const excerpt = excerptOf(body);
  if (status < 200 || status > 299) {
    const isTransient = status >= 500 || status === 429 || status === 408;
    const hint = settingHint(status);
    const quotedExcerpt = excerpt && status >= 400 ? ` ("${excerpt}")` : '';
    const message = withRetryAfter(`${api} was answered with HTTP ${status}${quotedExcerpt}${hint ? `. ${hint}` : ''}`, details.retryAfter);
    const failure = { ...details, excerpt, retryable: details.retryable && isTransient };
    return status === 429 ? new RateLimitedError(message, failure) : new NetworkError(message, { ...failure, maybeApplied });
  }
  const received = receivedInstead(headers, body);
  return new ContractViolation([{ path: '', expected: envelopeExpected, received }], { ...details, excerpt, retryable: false });
}
