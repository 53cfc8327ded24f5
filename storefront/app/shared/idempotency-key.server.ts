import { idempotencyField } from './idempotency-key.tsx';

/** Returns the idempotency key of a form as call options; empty without a valid key. */
export function readIdempotencyKey(form: FormData): { readonly idempotencyKey?: string } {
  const key = form.get(idempotencyField);
  // The browser may send anything, and the client throws for a key that the gateway would ignore.
  return typeof key === 'string' && /^[\w.:-]{8,255}$/.test(key) ? { idempotencyKey: key } : {};
}
