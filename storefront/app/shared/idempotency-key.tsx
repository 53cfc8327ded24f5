import { useState } from 'react';

/** The name of the hidden field with the key of a form. */
export const idempotencyField = 'idempotency_key';

/**
 * Renders a hidden field that makes a form submitted twice act once, also without JavaScript. The key comes from the server with the page,
 * so that both sides render the same; a new page has a new one.
 */
export function IdempotencyKey({ value }: { value: string }) {
  // Retained while the form is mounted: revalidated data contains another key, but the request is still the same.
  const [key] = useState(value);
  return <input type="hidden" name={idempotencyField} value={key} />;
}
