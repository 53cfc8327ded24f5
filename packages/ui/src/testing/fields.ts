/** The field of a form by its name: what a story types into, whatever language its label is in. */
export function fieldOf(canvasElement: HTMLElement, name: string): HTMLInputElement {
  const field = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!field) throw new Error(`no field ${name}`);
  return field;
}

/** The text of some lines in a form by its name. */
export function longTextOf(canvasElement: HTMLElement, name: string): HTMLTextAreaElement {
  const field = canvasElement.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`);
  if (!field) throw new Error(`no text ${name}`);
  return field;
}

/** A radio of a form by its name and value. */
export function radioOf(canvasElement: HTMLElement, name: string, value: string): HTMLInputElement {
  const radio = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
  if (!radio) throw new Error(`no radio ${name} ${value}`);
  return radio;
}

/** By what a form's pictures are chosen. */
export function chooserIn(canvasElement: HTMLElement): HTMLInputElement {
  const chooser = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!chooser) throw new Error('nothing to choose a picture by');
  return chooser;
}

/** A photo from a phone. */
export function photo(name = 'photo.jpg', type = 'image/jpeg'): File {
  return new File([new Uint8Array(12)], name, { type });
}

/** Would the browser ask before this page goes? */
export function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
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
