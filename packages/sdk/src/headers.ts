import { userAgent } from '#developer-details';
import type { HeaderValues, SharedOptions } from './client.ts';
import type { AnswerHeaders } from './errors.ts';

const tags: Readonly<Record<string, string>> = { en: 'en-US', zh: 'zh-CN', tn: 'zh-TW', ko: 'ko-KR' };

/** What the headers of one try are made of. */
export interface HeaderFacts {
  readonly requestId: string;
  readonly language: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** Those of the client and of the call. */
  readonly own: HeaderValues;
}

/** The headers of one try. */
export function headersOf({ requestId, language, idempotencyKey, own }: HeaderFacts): Headers {
  const headers = new Headers({ 'X-Request-Id': requestId });
  // `tn` is Setswana to the world: only the tag goes into the header.
  if (language) headers.set('Accept-Language', tags[language] ?? language.replace('_', '-'));
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  const agent = userAgent();
  if (agent) headers.set('User-Agent', agent);
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  return headers;
}

/** The headers of an answer for errors and hooks, which end in logs: cookies and tokens are masked. */
export function answerHeaders(headers: Headers): AnswerHeaders {
  const record: Record<string, string> = {};
  headers.forEach((value, name) => {
    record[name] = /cookie|token|secret|auth|key/.test(name) ? '[redacted]' : value;
  });
  return Object.freeze(record);
}

/** The headers among the options, a function among them called. */
export async function ownHeaders(...options: readonly SharedOptions[]): Promise<HeaderValues> {
  const all = await Promise.all(options.map(({ headers }) => (typeof headers === 'function' ? headers() : headers)));
  return Object.assign({}, ...all);
}

/** The id of one call: the `X-Request-Id` of its own headers, which a server passes on of the request it answers; else a new one. */
export function requestIdOf(own: HeaderValues): string {
  return new Headers(own).get('X-Request-Id') ?? newRequestId();
}

/** A request id: 32 hex digits. Not `crypto.randomUUID`, which browsers lack on plain http; React Native has no `crypto` at all. */
export function newRequestId(): string {
  const bytes = new Uint8Array(16).map(() => Math.random() * 256);
  return Array.from(globalThis.crypto?.getRandomValues(bytes) ?? bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
