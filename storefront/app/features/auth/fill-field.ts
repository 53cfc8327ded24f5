/** Returns the form's text field with this name. */
export function fieldOf(form: HTMLFormElement | null | undefined, name: string): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}

/** Sets a field's value as user input, so that the form library receives its events. */
export function fillField(field: HTMLInputElement | undefined, value: string): void {
  if (!field || field.value === value) return;
  // React tracks the value and drops events that do not change it; the prototype's setter bypasses that tracking.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
