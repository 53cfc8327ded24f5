/**
 * Details for developers and operators. Production builds leave them out: bundlers that set the condition `production` take
 * developer-details.production.ts instead, see `imports` in package.json.
 */
import { parse } from '../envelope.ts';
import { errorMeanings } from '../generated/error-meanings.ts';
import type { ContractIssue, RefusalPayload } from '../operation.ts';
import { refusedField } from './field-rules.ts';

/** Replaced by the version in the built package. */
declare const MALL_SDK_VERSION: string;
const version = typeof MALL_SDK_VERSION === 'undefined' ? 'source' : MALL_SDK_VERSION;

const longestExcerpt = 100;
const mostViolations = 3;

const settings: Readonly<Record<number, string>> = {
  403: 'Access refused (HTTP 403). For a browser, add its origin to MALL_CORS_ORIGINS.',
  404: 'Nothing answers at this path (HTTP 404). Check baseUrl.',
};

/** The setting that an HTTP status leads back to. A browser hides the status of a redirect: it is 0. */
export function settingReason(status = 200): string | undefined {
  if (status === 0 || (status >= 300 && status < 400)) return 'Redirects are not followed. Check baseUrl.';
  return settings[status];
}

/** What follows code and name in the message of a refusal: the refused fields, else the meaning, or the server's text for an unknown code. */
export function refusalDetails({ codeName, meaning, fieldErrors }: RefusalPayload, serverMessage: string): string {
  const fields = fieldErrors.map(refusedField).join('; ');
  const inBrackets = fields || (codeName ? '' : serverMessage);
  if (inBrackets) return ` (${inBrackets})`;
  return meaning ? `. ${meaning}` : '';
}

/** The number of fields that violate the contract, and the first of them. */
export function violationsIn(issues: readonly ContractIssue[]): string {
  const { length } = issues;
  const named = issues
    .slice(0, mostViolations)
    .map(({ path, expected, received }) => `${path || 'response data'} is ${received}, expected ${expected}`);
  if (length > mostViolations) named.push(`and ${length - mostViolations} more`);
  return `${length > 1 ? `${length} fields violate the contract: ` : ''}${named.join('; ')}`;
}

/** ": ECONNREFUSED", the code of a cause where the platform has one, as Node.js has; else the message, ": Failed to fetch". */
export function reasonOf(error: unknown): string {
  const { cause, code, message }: { cause?: unknown; code?: unknown; message?: unknown } = Object(error);
  if (cause) return reasonOf(cause);
  return `: ${typeof code === 'string' ? code : (message ?? error)}`;
}

/** The kind of a body that is no envelope, with its beginning. */
export function receivedInstead(headers: Headers, body: string): string {
  const type = headers.get('Content-Type') ?? 'no content type';
  if (type.includes('json') && parse(body) === undefined) return `incomplete or invalid JSON (${body.length} characters)`;
  const excerpt = excerptOf(body);
  return excerpt ? `${type} ("${excerpt}")` : type;
}

/** The meaning of a code in the catalogue. */
export function meaningOf(code: string): string | undefined {
  return errorMeanings[code];
}

/** The beginning of a body that is not the gateway's, without markup, secrets and personal data: a proxy says there what is wrong. */
export function excerptOf(body: string): string | undefined {
  const text = body
    .replace(/<(style|script).*?<\/\1>|<[^>]*>|\s+/gs, ' ')
    .replace(/ +/g, ' ')
    .replace(/\S+@\S+|(?<=\b(?:token|key|secret|password|access_id)=)[^\s&]+|[\w-]{24,}|\d{7,}/gi, '[redacted]')
    .trim();
  return text.slice(0, longestExcerpt) || undefined;
}

/** The `User-Agent` of a server. Browsers and other platforms keep their own. */
export function userAgent(): string | undefined {
  const node = globalThis.process?.versions?.node;
  return node && `mall-sdk/${version} node/${node}`;
}
