import { storyLanguage } from '../src/testing/globals.ts';
import { storyBrand } from './brands.ts';
import { isFrameOfDocs } from './holdFocus.ts';

/** Notes what is chosen in the toolbar on a documentation page, for the frames in it: Storybook does not pass it on to them. */
export function noteGlobals(globals: Record<string, unknown>): void {
  const scheme = globals.scheme === 'dark' ? 'dark' : 'light';
  const noted = new URLSearchParams({ language: storyLanguage(globals), brand: storyBrand(globals), scheme }).toString();
  if (document.documentElement.dataset.globals !== noted) document.documentElement.dataset.globals = noted;
}

/** In a frame of a documentation page: what is chosen on that page. Elsewhere nothing. */
export const globalsOfDocs = (): Record<string, string> =>
  isFrameOfDocs() ? Object.fromEntries(new URLSearchParams(window.parent.document.documentElement.dataset.globals)) : {};

/** In a frame of a documentation page: loads the story again when something else is chosen on that page. */
export function followDocs(): void {
  if (!isFrameOfDocs()) return;
  const observer = new MutationObserver(() => location.reload());
  observer.observe(window.parent.document.documentElement, { attributeFilter: ['data-globals'] });
  // The page stays when its frame goes.
  window.addEventListener('pagehide', () => observer.disconnect());
}
