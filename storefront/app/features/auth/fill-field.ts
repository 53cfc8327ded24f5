/** The form's text field of a name. */
export function fieldOf(form: HTMLFormElement | null | undefined, name: string): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}

/** Writes into a field as a visitor would, so that the form library that watches it hears of it. */
export function fillField(field: HTMLInputElement | undefined, value: string): void {
  if (!field || field.value === value) return;
  // React keeps its own note of the value and lets no event through that tells it nothing new; the prototype's setter leaves the note alone.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
