/** The field of a form by its name: what a story types into, whatever language its label is in. */
export function fieldOf(canvasElement: HTMLElement, name: string): HTMLInputElement {
  const field = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!field) throw new Error(`no field ${name}`);
  return field;
}

/** The button that sends the form: the last one, for a code is sent by another. */
export function submitOf(canvasElement: HTMLElement): HTMLButtonElement {
  const [last] = [...canvasElement.querySelectorAll<HTMLButtonElement>('button[type=submit]')].reverse();
  if (!last) throw new Error('no button that sends the form');
  return last;
}

/** The button inside a form's field: sends a code, shows another picture. */
export function buttonIn(form: HTMLElement, name: string): HTMLButtonElement {
  const button = fieldOf(form, name).parentElement?.querySelector('button');
  if (!button) throw new Error(`no button in the field ${name}`);
  return button;
}
