import createCache, { type EmotionCache } from '@emotion/cache';

/** Creates Emotion's cache for one request or one browser page. */
export function createEmotionCache(nonce: string | undefined): EmotionCache {
  const cache = createCache({ key: 'mui', prepend: true, ...(nonce ? { nonce } : {}) });
  // Stores the rules in `cache.inserted` instead of rendering a <style> next to every element: the stream inserts them.
  cache.compat = true;
  return cache;
}
