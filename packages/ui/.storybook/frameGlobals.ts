import { storyLanguage } from '../src/testing/globals.ts';
import { storyBrand } from './brands.ts';
import { isFrameOfDocs } from './holdFocus.ts';

/** Records the toolbar selection of a documentation page for its frames, because Storybook does not forward it. */
export function noteGlobals(globals: Record<string, unknown>): void {
  const scheme = globals.scheme === 'dark' ? 'dark' : 'light';
  const noted = new URLSearchParams({ language: storyLanguage(globals), brand: storyBrand(globals), scheme }).toString();
  if (document.documentElement.dataset.globals !== noted) document.documentElement.dataset.globals = noted;
}

interface ArgsUpdate {
  readonly storyId: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** Passes texts, numbers and booleans that the controls have changed to the frame of the story, because Storybook does not forward them. */
export function forwardArgs({ storyId, args }: ArgsUpdate): void {
  const frame = document.getElementById(`iframe--${storyId}`);
  if (!(frame instanceof HTMLIFrameElement)) return;
  const updatedArgs = Object.fromEntries(
    Object.entries(args).filter(([, value]) => ['string', 'number', 'boolean', 'undefined'].includes(typeof value)),
  );
  Reflect.get(frame.contentWindow ?? {}, '__STORYBOOK_PREVIEW__')?.onUpdateArgs({ storyId, updatedArgs });
}

/**
 * Returns, in a frame of a documentation page, the selection of that page, and that accessibility is not checked: no panel shows the result, and
 * the check delays the other frames. Otherwise nothing.
 */
export const globalsOfDocs = (): Record<string, unknown> =>
  isFrameOfDocs()
    ? { ...Object.fromEntries(new URLSearchParams(window.parent.document.documentElement.dataset.globals)), a11y: { manual: true } }
    : {};

/** Reloads the story, in a frame of a documentation page, when the selection of that page changes. */
export function followDocs(): void {
  if (!isFrameOfDocs()) return;
  const observer = new MutationObserver(() => location.reload());
  observer.observe(window.parent.document.documentElement, { attributeFilter: ['data-globals'] });
  // The page outlives its frame.
  window.addEventListener('pagehide', () => observer.disconnect());
}
