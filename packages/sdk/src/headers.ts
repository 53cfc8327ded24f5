import { assertHeaders } from '#assert-arguments';
import { userAgent } from '#developer-details';
import type { ResponseHeaders } from './fault-details.ts';
import type { FetchResponse } from './fetch.ts';
import type { SharedOptions } from './options.ts';

const tags: Readonly<Record<string, string>> = { en: 'en-US', zh: 'zh-CN', tn: 'zh-TW', ko: 'ko-KR' };

/** Input for the headers of one attempt. */
export interface HeaderInput {
  readonly requestId: string;
  readonly language: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** Headers of the client and of the call. */
  readonly own: Headers;
}

/** Returns the headers of one attempt. */
export function headersOf({ requestId, language, idempotencyKey, own }: HeaderInput): Headers {
  const headers = new Headers({ 'X-Request-Id': requestId });
  // `tn` means Setswana in the standard: the header contains only the language tag.
  if (language) headers.set('Accept-Language', tags[language] ?? language.replace('_', '-'));
  const agent = userAgent();
  if (agent) headers.set('User-Agent', agent);
  own.forEach((value, name) => {
    headers.set(name, value);
  });
  // The option of a call takes precedence over its header.
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  return headers;
}

/** The headers of a response for errors and hooks, which end in logs: cookies and tokens are masked. */
export function responseHeaders(headers: FetchResponse['headers']): ResponseHeaders {
  return Object.freeze(recordOf(headers, (value, name) => (/cookie|token|secret|auth|key/.test(name) ? '[redacted]' : value)));
}

/** Headers as an object of names in lower case and values. */
export function recordOf(
  headers: FetchResponse['headers'],
  convert: (value: string, name: string) => string = String,
): Record<string, string> {
  const record: Record<string, string> = {};
  headers.forEach((value, name) => {
    record[name] = convert(value, name);
  });
  return record;
}

/** Headers of the body and the connection, which the platform sets. Those of another request, which a server forwards, would break this one. */
const transportHeader = /^(connection|content-(length|type)|host|transfer-encoding)$/i;

/** Returns the headers in the options of client and call, without those of the transport; calls a function among them. */
export async function customHeaders(api: string, ...options: readonly SharedOptions[]): Promise<Headers> {
  const merged = new Headers();
  for (const { headers } of options) {
    const own = (typeof headers === 'function' ? await headers() : headers) ?? {};
    assertHeaders(api, own);
    for (const [name, value] of own instanceof Headers ? own : Object.entries(own)) {
      if (value === undefined) merged.delete(name);
      else if (!transportHeader.test(name)) merged.set(name, value);
    }
  }
  return merged;
}

/** Creates a request id: 32 hex digits. Not `crypto.randomUUID`, which browsers lack on plain http; React Native has no `crypto` at all. */
export function newRequestId(): string {
  const bytes = new Uint8Array(16).map(() => Math.random() * 256);
  return Array.from(globalThis.crypto?.getRandomValues(bytes) ?? bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
