/**
 * Details for developers and operators. Production builds omit them: bundlers that set the condition `production` use
 * developer-details.production.ts instead, see `imports` in package.json.
 */
import { type Envelope, parse } from '../envelope.ts';
import type { FaultDetails } from '../fault-details.ts';
import type { FetchResponse } from '../fetch.ts';
import { errorMeanings } from '../generated/error-meanings.ts';
import type { ContractIssue, RefusalPayload } from '../operation.ts';
import { describeFieldError } from './field-rules.ts';

/** Replaced by the version in the built package. */
declare const MALL_SDK_VERSION: string;
const version = typeof MALL_SDK_VERSION === 'undefined' ? 'source' : MALL_SDK_VERSION;

const maxExcerptLength = 100;
const maxViolations = 3;

/** Secrets and personal data in the text of a stranger. Digits with spaces and hyphens are a phone or card number, but for a date. */
const secrets = new RegExp(
  [
    String.raw`\S+@\S+`,
    String.raw`(?<=\b(?:token|key|secret|password|access_id)["']?\s?[=:]\s?["']?)[^\s&"',}]+`,
    // A word of prose, such as "Bearer authentication", has no digit.
    String.raw`(?<=\b(?:Bearer|Basic) )(?=\S*\d|\S{16})\S+`,
    String.raw`\beyJ[\w-]*\.[\w.-]+`,
    String.raw`[\w-]{24,}`,
    String.raw`\d{7,}`,
    String.raw`(?<![\d-])(?!\d{4}-\d\d-\d\d)\+?\(?\d(?:[ ()-]{0,2}\d){6,}`,
  ].join('|'),
  'gi',
);

const checkBaseUrl = 'Check baseUrl: it ends with the path of the gateway, usually /api/.';

/** Fields that a server names when it refuses an address, not an operation or its request. */
const addressFields: readonly unknown[] = ['method', 'path'];

/** Returns the setting that usually leads to such a response. A browser hides the status of a redirect: it is 0. */
function settingHint(status = 200, envelope?: Envelope): string | undefined {
  if (status === 0 || (status >= 300 && status < 400)) return `Redirects are not followed. ${checkBaseUrl}`;
  if (!envelope && status === 401) return 'A proxy in front of the gateway requires credentials. Pass them in the option headers.';
  if (envelope && envelope.code !== '50010') return undefined;
  const { errors }: { errors?: unknown } = Object(envelope?.data);
  const refusedFields: readonly unknown[] = Array.isArray(errors) ? errors : [];
  const isAddressError = refusedFields.some((error) => addressFields.includes(Object(error).field));
  const noFieldRefused = refusedFields.length === 0;
  if (isAddressError || ((status === 404 || status === 405) && noFieldRefused)) return `No gateway at this address. ${checkBaseUrl}`;
  if (status === 413 && noFieldRefused) return 'The request is larger than the gateway or a proxy in front of it accepts.';
  if (status === 403 && noFieldRefused) return 'If the call comes from a page, the gateway must list its origin in MALL_CORS_ORIGINS.';
  return undefined;
}

/** Returns the text after "was refused" in the message of a refusal that a wrong setting caused. */
export function refusalHint(status: number | undefined, envelope: Envelope): string | undefined {
  const hint = settingHint(status, envelope);
  return hint && ` with HTTP ${status}. ${hint}`;
}

/**
 * Returns the text after the status of a response that is not an envelope: its beginning or the target of a redirect, and the setting that
 * usually leads to it.
 */
export function invalidResponseDetails(response: FetchResponse, status: number, excerpt: string | undefined): string {
  const hint = settingHint(status);
  const start = status >= 400 ? excerpt && ` ("${excerpt}")` : redirectTarget(response, status);
  return `${start ?? ''}${hint ? `. ${hint}` : ''}`;
}

/** Returns " to https://login.example/", the target of a redirect without credentials and query, where the platform shows it. */
function redirectTarget(response: FetchResponse, status: number): string | undefined {
  // The status is another than that of the response where `fetch` followed the redirect.
  const target = response.status === status ? response.headers.get('Location') : response.url;
  return target ? ` to ${target.replace(/\/\/[^/]*@/, '//').replace(/[?#].*/, '')}` : undefined;
}

/** Returns " (attempt 3)", the number of the failed attempt. */
export const attemptSuffix = (attempt: number): string => ` (attempt ${attempt})`;

/** The message of a response, with the number of its attempt after a retry, and the seconds to wait where the server sent them. */
export function deliveryDetails(message: string, { attempt = 1, retryAfter }: Pick<FaultDetails, 'attempt' | 'retryAfter'>): string {
  const details = (attempt > 1 ? attemptSuffix(attempt) : '') + (retryAfter === undefined ? '' : `. Retry after ${retryAfter} s`);
  return details ? message.replace(/\.$/, '') + details : message;
}

/** Returns the details in the message of a refusal: the refused fields, else the meaning, or the server's text for an unknown code. */
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

/** Meanings of codes of Node.js that do not name the cause. */
const socketReasons: Readonly<Record<string, string>> = {
  UND_ERR_SOCKET: 'the connection was closed before the response',
  ERR_SSL_WRONG_VERSION_NUMBER: 'the server speaks http, not https',
};

/**
 * Returns ": ECONNREFUSED", the code of a cause where the platform has one, as Node.js does, with its meaning where the code does not name it;
 * else the message, ": Failed to fetch".
 */
export function reasonOf(error: unknown, url: string): string {
  const reason = innermostReason(error) ?? String(error);
  const meaning = socketReasons[reason];
  return `: ${reason}${meaning ? `, ${meaning}` : ''}${Object(error).cause ? '' : browserReason(url)}`;
}

/** Returns the usual reasons of a failure whose cause a browser hides. */
function browserReason(url: string): string {
  if (globalThis.navigator?.onLine === false) return '. This device is offline';
  const page = globalThis.location;
  if (!page?.origin || new URL(url, page.href).origin === page.origin) return '';
  return `. If the gateway is running, it must list the origin ${page.origin} of this page in MALL_CORS_ORIGINS`;
}

function innermostReason(error: unknown): string | undefined {
  if (error === undefined || error === null) return undefined;
  const { cause, code, message }: { cause?: unknown; code?: unknown; message?: unknown } = Object(error);
  const ownReason = typeof code === 'string' ? code : message;
  return innermostReason(cause) ?? (typeof ownReason === 'string' && ownReason ? ownReason : undefined);
}

/** Expected shapes of a response, for the message about another one. */
export const envelopeExpected = 'an envelope with a code. Check baseUrl if this is not the gateway';

/** Returns the kind and the beginning of a body that is no envelope. */
export function receivedInstead({ headers }: FetchResponse, body: string): string {
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
    .replace(secrets, '[redacted]')
    .trim();
  return text.slice(0, maxExcerptLength) || undefined;
}

/** Returns the `User-Agent` of a server. Browsers and other platforms have their own. */
export function userAgent(): string | undefined {
  const node = globalThis.process?.versions?.node;
  return node && `mall-sdk/${version} node/${node}`;
}

/** "a whole number from 1 to 5", "a text of at most 128 characters". `unit` is the unit of a length, which is never negative. */
export function limits(description: string, min: number, max: number, unit = ''): string {
  const [separator, range] = unit ? [' of', ' of'] : [',', ' from'];
  const upperLimit = max < Infinity && ` at most ${max}`;
  const limit =
    min > (unit ? 0 : -Infinity)
      ? upperLimit
        ? `${range} ${min} to ${max}`
        : `${separator} at least ${min}`
      : upperLimit && separator + upperLimit;
  return limit ? description + limit + unit : description;
}
