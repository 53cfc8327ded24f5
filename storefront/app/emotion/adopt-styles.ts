import type { EmotionCache } from '@emotion/cache';

/**
 * Takes over the styles that the server wrote, where they stand. Emotion's own way moves their elements and writes those of the whole page
 * again; a browser then reads them anew and styles the page once more.
 */
export function adoptStyles(cache: EmotionCache): void {
  for (const element of document.querySelectorAll<HTMLStyleElement>('style[data-styles]')) {
    for (const name of element.dataset.styles?.split(' ') ?? []) cache.inserted[name] = true;
    if (element.parentElement === document.head) cache.sheet.tags.push(element);
  }
  const { insert } = cache;
  // Rules without a selector are those of the whole page, which Emotion inserts without asking whether they are there.
  cache.insert = (selector, serialized, ...rest) =>
    selector === '' && cache.inserted[serialized.name] ? undefined : insert(selector, serialized, ...rest);
}
