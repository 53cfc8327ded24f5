import { catalogue } from '@mall/contract';
import { expect } from 'vitest';

interface Sent {
  readonly http: number;
  readonly body: string;
}

/** A stack frame, an internal path, a statement or a driver message. */
export const inside =
  /\bat .+:\d+:\d+|node_modules|\/src\/|\.ts\b|\b(select|insert into|update|delete from)\b.+\b(from|values|set|where)\b|SQLSTATE|drizzle|Failed query/i;

/** Expects a response without internal details: no internal error, and a code of the catalog. */
export function expectHarmless({ http, body }: Sent): void {
  expect(http, body).toBeLessThan(500);
  expectEnvelope(body);
}

/** Expects the envelope with a code that the gateway emits, without internal details. */
export function expectEnvelope(body: string): void {
  const { code, message, data }: { code: string; message: string; data: unknown } = JSON.parse(body);
  expect(catalogue.get(code)?.emitted, body.slice(0, 300)).toBe(true);
  expect(message).not.toBe('');
  expect(data).toBeDefined();
  if (code !== '200') expect(body).not.toMatch(inside);
}
