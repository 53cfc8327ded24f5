import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's cache of one request or one browser page. */
export function createEmotionCache(nonce: string | undefined): EmotionCache {
  const cache = createCache({ key: 'mui', prepend: true, ...(nonce ? { nonce } : {}) });
  // Keeps the rules in `cache.inserted` instead of printing a <style> beside every element: the stream puts them where they belong.
  cache.compat = true;
  return cache;
}
