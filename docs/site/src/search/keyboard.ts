/** The search by the keyboard: its shortcut, and the arrow keys from the field to the results, among them and back. */

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent): void {
  const step = steps[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('.pagefind-ui__search-input, .pagefind-ui__result-link')];
  const current = stops.findIndex((stop) => stop.matches(':focus'));
  const next = current < 0 ? undefined : stops[current + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** The accessible name of the button includes the shortcut, which is visible on it; spaces separate the words of both. */
function nameShortcut(button: Element | null): void {
  for (const key of button?.querySelectorAll('kbd') ?? []) key.before(' ');
  button?.setAttribute('aria-label', button.textContent.replaceAll(/\s+/g, ' ').trim());
}

document.querySelector<HTMLElement>('site-search dialog')?.addEventListener('keydown', moveFocus);
nameShortcut(document.querySelector('site-search [data-open-modal]'));
