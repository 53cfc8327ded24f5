import { expect, it } from 'vitest';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';

const formWith = (key: string) => {
  const form = new FormData();
  form.set('idempotency_key', key);
  return form;
};

it('readIdempotencyKey returns the key of a form', () => {
  expect(readIdempotencyKey(formWith('7d1f-pay-501'))).toEqual({ idempotencyKey: '7d1f-pay-501' });
});

it.each(['', 'short', 'with a space', 'k'.repeat(256)])('readIdempotencyKey returns nothing for the key %j', (key) => {
  expect(readIdempotencyKey(formWith(key))).toEqual({});
});
