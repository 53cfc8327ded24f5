/**
 * Details for developers and operators. Production builds omit them: bundlers that set the condition `production` use
 * developer-details.production.ts instead, see `imports` in package.json.
 */
import { type Envelope, parse } from '../envelope.ts';
import type { FetchResponse } from '../fetch.ts';
import { errorMeanings } from '../generated/error-meanings.ts';
import type { ContractIssue, RefusalPayload } from '../operation.ts';
import { describeFieldError } from './field-rules.ts';

/** Replaced by the version in the built package. */
declare const MALL_SDK_VERSION: string;
const version = typeof MALL_SDK_VERSION === 'undefined' ? 'source' : MALL_SDK_VERSION;

const maxExcerptLength = 100;
const maxViolations = 3;

const checkBaseUrl = 'Check baseUrl: it ends with the path of the gateway, usually /api/.';

/** Fields that a server names when it refuses an address, not the request of an operation. */
const addressFields: readonly unknown[] = ['api', 'method', 'path'];

/** The setting that usually leads to such a response. A browser hides the status of a redirect: it is 0. */
export function settingHint(status = 200, envelope?: Envelope): string | undefined {
  if (status === 0 || (status >= 300 && status < 400)) return `Redirects are not followed. ${checkBaseUrl}`;
  if (envelope && envelope.code !== '50010') return undefined;
  const { errors }: { errors?: unknown } = Object(envelope?.data);
  const isAddressError = Array.isArray(errors) && errors.some((error) => addressFields.includes(Object(error).field));
  if (isAddressError || ((status === 404 || status === 405) && !envelope?.data)) return `No gateway at this address. ${checkBaseUrl}`;
  if (status === 403 && !envelope?.data) return 'If the call comes from a page, the gateway must list its origin in MALL_CORS_ORIGINS.';
  return undefined;
}

/** The message of an error, with the seconds to wait where the server sent them. */
export function withRetryAfter(message: string, retryAfter: number | undefined): string {
  return retryAfter === undefined ? message : `${message.replace(/\.$/, '')}. Retry after ${retryAfter} s`;
}

/** What follows code and name in the message of a refusal: the refused fields, else the meaning, or the server's text for an unknown code. */
export function refusalDetails(api: string, { codeName, meaning, fieldErrors }: RefusalPayload, serverMessage: string): string {
  const fields = fieldErrors.map((error) => describeFieldError(api, error)).join('; ');
  const details = fields || (codeName ? '' : serverMessage);
  if (details) return ` (${details})`;
  return meaning ? `. ${meaning}` : '';
}

/** Returns the number of fields that violate the contract, and the first of them. */
export function violationsIn(issues: readonly ContractIssue[]): string {
  const { length } = issues;
  const descriptions = issues
    .slice(0, maxViolations)
    .map(({ path, expected, received }) => `${path || 'the response'} is ${received}, expected ${expected}`);
  if (length > maxViolations) descriptions.push(`and ${length - maxViolations} more`);
  return `${length > 1 ? `${length} fields violate the contract: ` : ''}${descriptions.join('; ')}`;
}

/** Returns ": ECONNREFUSED", the code of a cause where the platform has one, as Node.js does; else the message, ": Failed to fetch". */
export function reasonOf(error: unknown): string {
  return `: ${innermostReason(error) ?? error}`;
}

function innermostReason(error: unknown): string | undefined {
  if (error === undefined || error === null) return undefined;
  const { cause, code, message }: { cause?: unknown; code?: unknown; message?: unknown } = Object(error);
  const ownReason = typeof code === 'string' ? code : message;
  return innermostReason(cause) ?? (typeof ownReason === 'string' && ownReason ? ownReason : undefined);
}

/** What a response must be, for the error of one that is not. */
export const envelopeExpected = 'an envelope with a code. Check baseUrl if this is not the gateway';

/** The kind of a body that is no envelope, with its beginning. */
export function receivedInstead(headers: FetchResponse['headers'], body: string): string {
  if (body === '') return 'empty';
  const type = headers.get('Content-Type') || undefined;
  if (type?.includes('json') && parse(body) === undefined) return `incomplete or invalid JSON (${body.length} characters)`;
  const excerpt = excerptOf(body);
  return `${type ?? 'text without a content type'}${excerpt ? ` ("${excerpt}")` : ''}`;
}

/** Returns the meaning of a code in the catalog. */
export function meaningOf(code: string): string | undefined {
  return errorMeanings[code];
}

/**
 * Returns the beginning of a body that is not from the gateway, without markup, secrets and personal data: it contains a proxy's error
 * message.
 */
export function excerptOf(body: string): string | undefined {
  const text = body
    .replace(/<(style|script).*?<\/\1>|<[^>]*>|\s+/gs, ' ')
    .replace(/ +/g, ' ')
    .replace(/\S+@\S+|(?<=\b(?:token|key|secret|password|access_id)=)[^\s&]+|[\w-]{24,}|\d{7,}/gi, '[redacted]')
    .trim();
  return text.slice(0, maxExcerptLength) || undefined;
}

/** Returns the `User-Agent` of a server. Browsers and other platforms have their own. */
export function userAgent(): string | undefined {
  const node = globalThis.process?.versions?.node;
  return node && `mall-sdk/${version} node/${node}`;
}
