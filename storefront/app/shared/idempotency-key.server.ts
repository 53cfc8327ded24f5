import { idempotencyField } from './idempotency-key.tsx';

/** The key that a form carries, as the options of a call; a form without one is sent without. */
export function keyOf(form: FormData): { readonly idempotencyKey?: string } {
  const key = form.get(idempotencyField);
  return typeof key === 'string' && key !== '' ? { idempotencyKey: key } : {};
}
