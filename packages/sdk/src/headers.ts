import type { MallClientOptions } from './client.ts';

const tags: Readonly<Record<string, string>> = { en: 'en-US', zh: 'zh-CN', tn: 'zh-TW', ko: 'ko-KR' };

/** What one try says in its headers, besides those of the client and of the call. */
export interface HeaderFacts {
  readonly requestId: string;
  readonly language: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly extra: Readonly<Record<string, string>> | undefined;
}

/** The headers of one try; the call's win over the client's. */
export function headersOf({ headers: own }: MallClientOptions, { requestId, language, idempotencyKey, extra }: HeaderFacts): Headers {
  const headers = new Headers({ 'X-Request-Id': requestId });
  // `tn` is Setswana to the world: only the tag goes into the header.
  if (language) headers.set('Accept-Language', tags[language] ?? language.replace('_', '-'));
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  for (const [name, value] of Object.entries({ ...ownHeaders(own), ...extra })) headers.set(name, value);
  return headers;
}

const ownHeaders = (own: MallClientOptions['headers']) => (typeof own === 'function' ? own() : own);

/** The id of one call: the `X-Request-Id` of its headers or of the client's, which a server passes on of the request it answers; else a new one. */
export function requestIdOf({ headers: own }: MallClientOptions, extra: HeaderFacts['extra']): string {
  return new Headers({ ...ownHeaders(own), ...extra }).get('X-Request-Id') ?? newRequestId();
}

/** A request id: 32 hex digits. Not `crypto.randomUUID`, which browsers lack on plain http; React Native has no `crypto` at all. */
export function newRequestId(): string {
  const bytes = new Uint8Array(16).map(() => Math.random() * 256);
  return Array.from(globalThis.crypto?.getRandomValues(bytes) ?? bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
