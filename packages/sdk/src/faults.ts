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
import { classOfCode, retryableCodes } from './generated/errors.ts';
import type { Operation } from './operation.ts';
import { refusalMessage, settingMessage } from './refusal-message.ts';

const classes = {
  session: SessionInvalidError,
  balance: InsufficientBalanceError,
  maintenance: MaintenanceError,
  rateLimit: RateLimitedError,
  business: BusinessError,
  success: BusinessError,
};

/** The error of an answer that says no. Insufficient balance exists only where the operation declares it. */
export function faultOf(envelope: Envelope, operation: Operation<unknown, unknown>, details: Omit<FaultDetails, 'retryable'>) {
  const { code, message, data } = envelope;
  const named = classOfCode[code] ?? (details.status === 429 ? 'rateLimit' : 'business');
  const Fault = classes[named === 'balance' && !operation.balance ? 'business' : named];
  return new Fault(refusalMessage(operation, envelope, details.status), {
    ...details,
    code,
    data,
    serverMessage: message || undefined,
    retryable: retryableCodes.includes(code),
  });
}

/** The error of a try without an answer. */
export function unanswered(interruption: Interruption, details: UnansweredDetails): AbortedError | TimeoutError | NetworkError {
  const { api } = details;
  if (interruption === 'aborted') return new AbortedError(`${api} was aborted`, { ...details, retryable: false });
  if (interruption === 'timeout') return new TimeoutError(`${api} did not answer in time`, details);
  return new NetworkError(`${api} could not be reached`, details);
}

/** The error of an answer that is no envelope: something before the gateway spoke, or the gateway broke its contract. */
export function notAnEnvelope(
  { ok, status, headers }: Response,
  details: UnansweredDetails,
): ContractViolation | NetworkError | RateLimitedError {
  if (!ok) {
    const passing = status >= 500 || status === 429 || status === 408;
    const Fault = status === 429 ? RateLimitedError : NetworkError;
    const message = settingMessage(details.api, status) ?? `${details.api} was answered with HTTP ${status}`;
    return new Fault(message, { ...details, retryable: details.retryable && passing });
  }
  const received = headers.get('Content-Type') ?? 'no content type';
  return new ContractViolation([{ path: '', expected: 'an envelope with a code', received }], { ...details, retryable: false });
}
