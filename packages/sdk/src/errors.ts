import { violationsIn } from '#developer-details';
import type { FaultDetails, ResponseHeaders } from './fault-details.ts';
import type { ErrorCode } from './generated/errors.ts';
import type { ContractIssue, FieldError, MaintenanceNotice } from './operation.ts';

const brand = Symbol.for('@mall/sdk.error');

/**
 * Base class of all errors of a call. Detect it with {@link isMallError}, and distinguish the kinds by `name` or `instanceof`.
 *
 * `message` is English and for developers: the operation, the code with its name in the catalog, the refused fields. The message for the
 * shopper is `serverMessage`.
 */
export class MallError extends Error {
  override readonly name: string = 'MallError';
  /** Message for developers in English: operation, code and cause. Never show it to a shopper; use {@link serverMessage}. */
  declare message: string;
  /** Name of the operation, "mall.Product.index". */
  declare readonly api: string;
  /** Request id created by the client, identical for all attempts, sent as `X-Request-Id`. */
  declare readonly requestId: string;
  /** Idempotency key that all attempts sent, if the operation accepts one: repeat the call with it to get the result of this one if it took effect. */
  declare readonly idempotencyKey: string | undefined;
  /** Whether the same call can succeed later and can be repeated without harm; where there is an {@link idempotencyKey}, with that key. */
  declare readonly retryable: boolean;
  /** Code of the response, if the server responded. */
  readonly code: Exclude<ErrorCode, '200'> | (string & {}) | undefined;
  /** Name of the code in the catalog, "unknown_product". */
  declare readonly codeName: string | undefined;
  /** Meaning of the code, in English, for developers. Undefined in production builds for browsers. */
  declare readonly meaning: string | undefined;
  /** Path of the code in the documentation site, "/errors/#101". */
  declare readonly docsPath: string | undefined;
  /** The server's own message for the shopper, in the language of the call, if the server sent one. */
  readonly serverMessage: string | undefined;
  /** HTTP status, if there was a response. */
  readonly status: number | undefined;
  /** Number of the last attempt, 1 for the first. */
  declare readonly attempt: number | undefined;
  /** URL that the call was sent to, without the query of `baseUrl`. */
  declare readonly url: string | undefined;
  /** Headers of the response, if there was one. */
  declare readonly headers: ResponseHeaders | undefined;
  /**
   * Beginning of a response that is not from the gateway, such as the page of a proxy: without markup, with secrets masked. Undefined in
   * production builds for browsers.
   */
  declare readonly excerpt: string | undefined;
  /** Seconds to wait before the next attempt, if the server sent them. */
  readonly retryAfter: number | undefined;
  /** `data` of the response, undecoded, if the server responded. */
  readonly data: unknown;
  /** Refused fields of the request (code 50010); empty for any other failure. */
  readonly fieldErrors: readonly FieldError[] = [];

  constructor(message: string, { cause, ...details }: FaultDetails) {
    super(message, { cause });
    // The declared fields are the details; one assignment each would add 80 B (gzip) to the core.
    Object.assign(this, details);
    Object.defineProperty(this, brand, { value: true });
  }

  /** Returns the fields for `JSON.stringify`, including the message. */
  toJSON(): object {
    return { ...this, message: this.message };
  }
}

/** Error of a missing or invalid session: the shopper must sign in. */
export class SessionInvalidError extends MallError {
  override readonly name = 'SessionInvalidError';
}

/** Error of a wallet that does not cover the amount. */
export class InsufficientBalanceError extends MallError {
  override readonly name = 'InsufficientBalanceError';
}

/** Error of a mall in maintenance. */
export class MaintenanceError extends MallError {
  override readonly name = 'MaintenanceError';
  /** Notice to show, if the server sent one. */
  declare readonly notice: MaintenanceNotice | undefined;
}

/** Error of too many requests, codes or attempts (HTTP 429, or a code with that meaning): the caller must wait. */
export class RateLimitedError extends MallError {
  override readonly name = 'RateLimitedError';
  /** Time from which another attempt can succeed, by the local clock, if the server sent it. */
  readonly retryAt: Date | undefined;

  constructor(message: string, details: FaultDetails) {
    super(message, details);
    this.retryAt = details.retryAfter === undefined ? undefined : new Date(Date.now() + details.retryAfter * 1000);
  }
}

/** Error of any other refusal; `code` is the reason. */
export class BusinessError extends MallError {
  override readonly name = 'BusinessError';
}

/**
 * Error of a response that violates the contract. Thrown in strict mode and for a response that is not an envelope; otherwise only
 * reported.
 */
export class ContractViolation extends MallError {
  override readonly name = 'ContractViolation';
  /** All violations of the response, in their order. */
  declare readonly issues: readonly ContractIssue[];
  /** Path of the first issue, "pro.price"; empty for `data` itself. */
  declare readonly path: string;
  /** Type or format that the contract requires there, "an amount". */
  declare readonly expected: string;
  /** Type of the value that was received there, "missing". */
  declare readonly received: string;

  constructor(issues: readonly [ContractIssue, ...ContractIssue[]], details: FaultDetails) {
    super(`${details.api}: ${violationsIn(issues)}`, details);
    Object.assign(this, { issues }, issues[0]);
  }
}

/** Additional details of a failure without a response. */
export interface UnansweredDetails extends FaultDetails {
  /** Whether the request could have been received and applied. */
  readonly maybeApplied: boolean;
}

/** Error of a call without a response. */
class UnansweredError extends MallError {
  /** Whether the request could have been received and applied: check the outcome before sending it again. */
  declare readonly maybeApplied: boolean;

  constructor(message: string, details: UnansweredDetails) {
    super(message, details);
  }
}

/** Error of a missing connection, or of a response that is not from the gateway (an HTTP error without envelope). */
export class NetworkError extends UnansweredError {
  override readonly name = 'NetworkError';
}

/** Error of a call without a response within its time limit, or before the deadline of the caller's `AbortSignal.timeout`. */
export class TimeoutError extends UnansweredError {
  override readonly name = 'TimeoutError';
}

/** Error of a call that the caller's signal aborted. */
export class AbortedError extends UnansweredError {
  override readonly name = 'AbortedError';
}

/** A refused file. */
export interface RefusedFile {
  /** Field of the request. */
  readonly field: string;
  /** Name of the file, if it has one. */
  readonly name?: string | undefined;
  /** Media type of the file; empty when unknown. */
  readonly type: string;
  /** Size in bytes; unknown for a stream, which is not read to its end. */
  readonly size?: number | undefined;
}

const megabyte = 1024 ** 2;

/** "5 MB", rounded up, so that a size above a limit never looks equal to it. */
const printSize = (bytes: number) => (bytes < megabyte ? `${bytes} B` : `${Math.ceil((bytes / megabyte) * 100) / 100} MB`);

/** Error of a file that the contract would refuse; nothing was sent. */
export class UploadError extends MallError {
  override readonly name = 'UploadError';
  /** Cause of the refusal. */
  readonly reason: 'empty' | 'tooLarge' | 'wrongType';
  /** Maximum size in bytes, or the accepted media types. */
  readonly limit: number | readonly string[] | undefined;

  /** @param file - the request field that contains the file, and the file's name, media type and size */
  constructor(reason: UploadError['reason'], limit: UploadError['limit'], file: RefusedFile, details: FaultDetails) {
    const accepted = Array.isArray(limit) ? limit.join(', ') : limit;
    const type = file.type ? `has the media type "${file.type}"` : 'has no media type: give it as the option type';
    const max = printSize(Number(limit));
    const tooLarge = file.size === undefined ? `is larger than the limit of ${max}` : `has ${printSize(file.size)}, the limit is ${max}`;
    const faults = { empty: 'is empty', tooLarge, wrongType: `${type}. Accepted: ${accepted}` };
    super(`${details.api}: ${file.field}${file.name ? ` ("${file.name}")` : ''} ${faults[reason]}`, details);
    this.reason = reason;
    this.limit = limit;
  }
}

/** Every kind of error, discriminated by `name`. */
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

/** Returns whether a thrown value is an error of a call; works across realms and across the ESM and CJS copies of this package. */
export function isMallError(value: unknown): value is AnyMallError {
  return typeof value === 'object' && value !== null && brand in value;
}
