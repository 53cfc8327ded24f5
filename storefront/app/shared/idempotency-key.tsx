import { useState } from 'react';

/** Name of the hidden field that carries the key of a form. */
export const idempotencyField = 'idempotency_key';

/**
 * A hidden field that makes sending a form twice act once, also without JavaScript. The key comes from the server with the page, so that
 * both sides render the same; a new page brings a new one.
 */
export function IdempotencyKey({ value }: { value: string }) {
  // Kept for as long as the form stands: data that is loaded again behind it brings another key, the wish is still the same.
  const [key] = useState(value);
  return <input type="hidden" name={idempotencyField} value={key} />;
}
