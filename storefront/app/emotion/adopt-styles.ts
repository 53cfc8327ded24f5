import type { EmotionCache } from '@emotion/cache';
import { namesProperty } from './shared-styles.ts';

/** Returns the names of the styles in the linked file; none without a link, or when the file could not be loaded. */
function sharedNames(): string[] {
  const rule = document.querySelector<HTMLLinkElement>('link[data-shared-styles]')?.sheet?.cssRules[0];
  return rule instanceof CSSStyleRule ? rule.style.getPropertyValue(namesProperty).trim().split(' ') : [];
}

/**
 * Adopts the server-rendered styles in place. Emotion's own hydration moves their elements and inserts global styles again, so that the
 * browser parses and applies them twice.
 */
export function adoptStyles(cache: EmotionCache): void {
  for (const name of sharedNames()) cache.inserted[name] = true;
  for (const element of document.querySelectorAll<HTMLStyleElement>('style[data-styles]')) {
    for (const name of element.dataset.styles?.split(' ') ?? []) cache.inserted[name] = true;
    if (element.parentElement === document.head) cache.sheet.tags.push(element);
  }
  const { insert } = cache;
  // Rules without a selector are global styles, which Emotion inserts without checking whether they exist already.
  cache.insert = (selector, serialized, ...rest) =>
    selector === '' && cache.inserted[serialized.name] ? undefined : insert(selector, serialized, ...rest);
}
