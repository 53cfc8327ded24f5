import { writeCookie } from '#app/shared/write-cookie.ts';
import { sharedStylesCookieName } from './shared-styles.ts';

const month = 30 * 24 * 60 * 60;

/** Loads the file of all styles for the next page, if this page contains its own, and notes it in a cookie. */
export async function prefetchSharedStyles(): Promise<void> {
  const href = document.querySelector<HTMLElement>('style[data-shared-styles]')?.dataset.sharedStyles;
  if (href === undefined) return;
  try {
    const response = await fetch(href, { priority: 'low' });
    if (!response.ok) return;
    await response.arrayBuffer();
  } catch {
    // The visitor is offline or leaves the page: the next page contains its own styles.
    return;
  }
  writeCookie(sharedStylesCookieName, href, month);
}
