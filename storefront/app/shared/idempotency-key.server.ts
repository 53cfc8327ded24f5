import { idempotencyField } from './idempotency-key.tsx';

/** The key that a form carries, as the options of a call; a form without a valid one is sent without. */
export function keyOf(form: FormData): { readonly idempotencyKey?: string } {
  const key = form.get(idempotencyField);
  // The browser may send anything, and the client throws for a key that the gateway would ignore.
  return typeof key === 'string' && /^[\w.:-]{8,255}$/.test(key) ? { idempotencyKey: key } : {};
}
