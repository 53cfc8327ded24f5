import { expect, it } from 'vitest';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';

const formWith = (key: string) => {
  const form = new FormData();
  form.set('idempotency_key', key);
  return form;
};

it('takes the idempotency key of a form', () => {
  expect(readIdempotencyKey(formWith('7d1f-pay-501'))).toEqual({ idempotencyKey: '7d1f-pay-501' });
});

it.each(['', 'short', 'with a space', 'k'.repeat(256)])('takes no key from a form whose key is %j', (key) => {
  expect(readIdempotencyKey(formWith(key))).toEqual({});
});
