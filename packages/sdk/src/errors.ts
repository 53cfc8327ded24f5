import { violationsIn } from '#developer-details';
import type { ErrorCode } from './generated/errors.ts';
import type { ContractIssue, FieldError, MaintenanceNotice } from './operation.ts';

const brand = Symbol.for('@mall/sdk.error');

/** The headers of an answer by their names in lower case, read-only, cookies and tokens masked. */
export type AnswerHeaders = Readonly<Record<string, string>>;

/** What every fault knows about its call. */
export interface FaultDetails {
  readonly api: string;
  readonly requestId: string;
  readonly retryable: boolean;
  readonly code?: string | undefined;
  readonly codeName?: string | undefined;
  readonly meaning?: string | undefined;
  readonly docsPath?: string | undefined;
  readonly serverMessage?: string | undefined;
  readonly status?: number | undefined;
  readonly attempt?: number | undefined;
  readonly url?: string | undefined;
  readonly headers?: AnswerHeaders | undefined;
  readonly excerpt?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly data?: unknown;
  readonly cause?: unknown;
  readonly fieldErrors?: readonly FieldError[] | undefined;
  readonly notice?: MaintenanceNotice | undefined;
}

/**
 * The base of everything a call throws. Recognise it with {@link isMallError}, tell the kinds apart by `name` or `instanceof`.
 *
 * `message` is English and for developers: the operation, the code with its name in the catalogue, the refused fields. The text for the
 * shopper is `serverMessage`.
 */
export class MallError extends Error {
  override readonly name: string = 'MallError';
  /** English, for developers: operation, code and cause. Never shown to a shopper; {@link serverMessage} is the text for that. */
  declare message: string;
  /** The operation, "mall.Product.index". */
  declare readonly api: string;
  /** Made by the client, the same over all tries, sent as `X-Request-Id`. */
  declare readonly requestId: string;
  /** Whether the very same call may succeed later and does no harm when sent again. */
  declare readonly retryable: boolean;
  /** The answer's code, for failures the server answered. */
  readonly code: Exclude<ErrorCode, '200'> | (string & {}) | undefined;
  /** The name of the code in the catalogue, "unknown_product". */
  declare readonly codeName: string | undefined;
  /** The meaning of the code, in English, for developers. Undefined in production builds for browsers. */
  declare readonly meaning: string | undefined;
  /** Path of the code in the documentation site, "/errors/#101". */
  declare readonly docsPath: string | undefined;
  /** The server's own text, in the language of the call, for failures the server answered with one. Meant for the shopper. */
  readonly serverMessage: string | undefined;
  /** The HTTP status, where there was an answer. */
  readonly status: number | undefined;
  /** The number of the last try, 1 for the first. */
  declare readonly attempt: number | undefined;
  /** The address that the call was sent to, without the query of `baseUrl`. */
  declare readonly url: string | undefined;
  /** The headers of the answer, where there was one. */
  declare readonly headers: AnswerHeaders | undefined;
  /**
   * The beginning of an answer that is not the gateway's, such as the page of a proxy: without markup, secrets masked. Undefined in production
   * builds for browsers.
   */
  declare readonly excerpt: string | undefined;
  /** Seconds to wait before the next try, where the server said so. */
  readonly retryAfter: number | undefined;
  /** The answer's `data`, undecoded, for failures the server answered. */
  readonly data: unknown;
  /** The refused fields of the request (code 50010); empty for any other failure. */
  readonly fieldErrors: readonly FieldError[] = [];

  constructor(message: string, { cause, ...details }: FaultDetails) {
    super(message, { cause });
    // The declared fields are the details; an assignment for each would be 80 B (gzip) of the core.
    Object.assign(this, details);
    Object.defineProperty(this, brand, { value: true });
  }
}

/** No session, or one that is no longer valid: sign in. */
export class SessionInvalidError extends MallError {
  override readonly name = 'SessionInvalidError';
}

/** The wallet does not cover the amount. */
export class InsufficientBalanceError extends MallError {
  override readonly name = 'InsufficientBalanceError';
}

/** The mall is in maintenance. */
export class MaintenanceError extends MallError {
  override readonly name = 'MaintenanceError';
  /** The notice to show, where the server sent one. */
  declare readonly notice: MaintenanceNotice | undefined;
}

/** Too many requests, codes or tries (HTTP 429, or a code that says so): wait. */
export class RateLimitedError extends MallError {
  override readonly name = 'RateLimitedError';
  /** The moment from which another try may pass, by this machine's clock; where the server said so. */
  readonly retryAt: Date | undefined;

  constructor(message: string, details: FaultDetails) {
    super(message, details);
    this.retryAt = details.retryAfter === undefined ? undefined : new Date(Date.now() + details.retryAfter * 1000);
  }
}

/** Any other refusal; `code` says which. */
export class BusinessError extends MallError {
  override readonly name = 'BusinessError';
}

/** The answer is not what the contract promises. Thrown in strict mode and for what is no envelope at all; otherwise only reported. */
export class ContractViolation extends MallError {
  override readonly name = 'ContractViolation';
  declare readonly issues: readonly ContractIssue[];
  /** Where the first issue is, "pro.price"; empty for `data` itself. */
  declare readonly path: string;
  declare readonly expected: string;
  declare readonly received: string;

  constructor(issues: readonly [ContractIssue, ...ContractIssue[]], details: FaultDetails) {
    super(`${details.api}: ${violationsIn(issues)}`, details);
    Object.assign(this, { issues }, issues[0]);
  }
}

/** What a fault without an answer knows besides. */
export interface UnansweredDetails extends FaultDetails {
  readonly maybeApplied: boolean;
}

/** A call without an answer. */
class UnansweredError extends MallError {
  /** The request may have arrived and taken effect: ask for the outcome before sending it anew. */
  declare readonly maybeApplied: boolean;

  constructor(message: string, details: UnansweredDetails) {
    super(message, details);
  }
}

/** No connection, or an answer that is no answer of the gateway (an HTTP error without envelope). */
export class NetworkError extends UnansweredError {
  override readonly name = 'NetworkError';
}

/** No answer in time. */
export class TimeoutError extends UnansweredError {
  override readonly name = 'TimeoutError';
}

/** The caller's signal ended the call. */
export class AbortedError extends UnansweredError {
  override readonly name = 'AbortedError';
}

/** A file that is refused. */
export interface RefusedFile {
  /** The field of the request. */
  readonly field: string;
  readonly name?: string | undefined;
  readonly type: string;
}

/** A file that the contract would refuse; nothing was sent. */
export class UploadError extends MallError {
  override readonly name = 'UploadError';
  readonly reason: 'empty' | 'tooLarge' | 'wrongType';
  /** The most bytes, or the media types, that pass. */
  readonly limit: number | readonly string[] | undefined;

  /** @param file - the request field that holds the file, with its name; and its media type */
  constructor(reason: UploadError['reason'], limit: UploadError['limit'], file: RefusedFile, details: FaultDetails) {
    const accepted = Array.isArray(limit) ? limit.join(', ') : limit;
    const type = file.type ? `has the media type "${file.type}"` : 'has no media type: give it as the option type';
    const faults = { empty: 'is empty', tooLarge: `has more than ${limit} bytes`, wrongType: `${type}. Accepted: ${accepted}` };
    super(`${details.api}: ${file.field}${file.name ? ` ("${file.name}")` : ''} ${faults[reason]}`, details);
    this.reason = reason;
    this.limit = limit;
  }
}

/** Every kind of fault, discriminated by `name`. */
export type AnyMallError =
  | SessionInvalidError
  | InsufficientBalanceError
  | MaintenanceError
  | RateLimitedError
  | BusinessError
  | ContractViolation
  | NetworkError
  | TimeoutError
  | AbortedError
  | UploadError;

/** Whether something thrown is a fault of a call; works across realms and across the ESM and CJS copies of this package. */
export function isMallError(value: unknown): value is AnyMallError {
  return typeof value === 'object' && value !== null && brand in value;
}
