/** Returns the field of a form by its name, independent of the language of its label. */
export function fieldOf(canvasElement: HTMLElement, name: string): HTMLInputElement {
  const field = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!field) throw new Error(`no field ${name}`);
  return field;
}

/** Returns the textarea of a form by its name. */
export function longTextOf(canvasElement: HTMLElement, name: string): HTMLTextAreaElement {
  const field = canvasElement.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`);
  if (!field) throw new Error(`no text ${name}`);
  return field;
}

/** Returns a radio of a form by its name and value. */
export function radioOf(canvasElement: HTMLElement, name: string, value: string): HTMLInputElement {
  const radio = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
  if (!radio) throw new Error(`no radio ${name} ${value}`);
  return radio;
}

/** Returns the file input of a form's images. */
export function chooserIn(canvasElement: HTMLElement): HTMLInputElement {
  const chooser = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!chooser) throw new Error('nothing to choose a picture by');
  return chooser;
}

/** Returns a photo file as from a phone. */
export function photo(name = 'photo.jpg', type = 'image/jpeg'): File {
  return new File([new Uint8Array(12)], name, { type });
}

/** Returns whether the browser would show a confirmation before leaving the page. */
export function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

/** Returns the button that submits the form: the last one, because another one sends a code. */
export function submitOf(canvasElement: HTMLElement): HTMLButtonElement {
  const [last] = [...canvasElement.querySelectorAll<HTMLButtonElement>('button[type=submit]')].reverse();
  if (!last) throw new Error('no button that sends the form');
  return last;
}

/** Returns the button inside a form's field: it sends a code, or requests another image. */
export function buttonIn(form: HTMLElement, name: string): HTMLButtonElement {
  const button = fieldOf(form, name).parentElement?.querySelector('button');
  if (!button) throw new Error(`no button in the field ${name}`);
  return button;
}
