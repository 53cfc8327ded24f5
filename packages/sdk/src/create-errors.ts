import {
  attemptSuffix,
  deliveryDetails,
  envelopeExpected,
  excerptOf,
  invalidResponseDetails,
  reasonOf,
  receivedInstead,
} from '#developer-details';
import type { Interruption } from './deadline.ts';
import type { Envelope } from './envelope.ts';
import {
  AbortedError,
  BusinessError,
  ContractViolation,
  InsufficientBalanceError,
  MaintenanceError,
  NetworkError,
  RateLimitedError,
  SessionInvalidError,
  TimeoutError,
  type UnansweredDetails,
} from './errors.ts';
import type { FaultDetails } from './fault-details.ts';
import type { FetchResponse } from './fetch.ts';
import { classOfCode, retryableCodes } from './generated/errors.ts';
import type { Operation } from './operation.ts';
import type { Attempt } from './options.ts';
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
  return new ErrorClass(deliveryDetails(refusalMessage(operation, envelope, details.status), details), {
    ...details,
    ...operation.refusalPayload?.(envelope),
    code,
    data,
    serverMessage: message || undefined,
    retryable: retryableCodes.includes(code),
  });
}

/** Creates the error of a call that its signal aborted. The reason of `AbortSignal.timeout` is a `TimeoutError`, too. */
export function abortedError(details: Omit<UnansweredDetails, 'retryable'>): AbortedError | TimeoutError {
  const { name }: { name?: unknown } = Object(details.cause);
  const isTimeout = name === 'TimeoutError';
  const reason = isTimeout ? 'exceeded the deadline of its signal' : 'was aborted';
  return new (isTimeout ? TimeoutError : AbortedError)(`${details.api} ${reason}`, { ...details, retryable: false });
}

/** Creates the error of an attempt without a response; `limitMs` is its time limit. */
export function interruptionError(
  interruption: Interruption,
  details: UnansweredDetails & Attempt,
  limitMs: number,
): AbortedError | TimeoutError | NetworkError {
  if (interruption === 'aborted') return abortedError(details);
  const { api, cause, url, attempt } = details;
  const suffix = attemptSuffix(attempt);
  if (interruption === 'timeout') return new TimeoutError(`${api} did not answer within ${limitMs} ms${suffix}`, details);
  return new NetworkError(`${api} could not be reached at ${url.split('?')[0]}${reasonOf(cause, url)}${suffix}`, details);
}

/** Creates the error of a response that is not an envelope: from a proxy, or from a gateway that violates its contract. */
export function invalidResponseError(
  response: FetchResponse,
  body: string,
  { maybeApplied, ...details }: UnansweredDetails,
): ContractViolation | NetworkError | RateLimitedError {
  const { api, status = 0 } = details;
  const excerpt = excerptOf(body);
  if (status < 200 || status > 299) {
    const isTransient = status >= 500 || status === 429 || status === 408;
    const message = deliveryDetails(`${api} was answered with HTTP ${status}${invalidResponseDetails(response, status, excerpt)}`, details);
    const failure = { ...details, excerpt, retryable: details.retryable && isTransient };
    return status === 429 ? new RateLimitedError(message, failure) : new NetworkError(message, { ...failure, maybeApplied });
  }
  const received = receivedInstead(response, body);
  return new ContractViolation([{ path: '', expected: envelopeExpected, received }], { ...details, excerpt, retryable: false });
}
