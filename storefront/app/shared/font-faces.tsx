import declared from '@mall/ui/fonts.css?inline';

// The fonts of a first visit often arrive just after the first paint. `optional` would then use the fallback for the whole page; `fallback`
// swaps them in for three seconds. Fallback fonts with the same metrics prevent layout shifts. Server only: the page contains the style, so
// the browser's bundle does not.
const css = import.meta.env.SSR ? declared.replaceAll(/font-display:\s*swap/g, 'font-display:fallback') : '';

const fontFilePattern = /url\(["']?([^"')]+\.woff2)["']?\)/g;

/** The URLs of the fonts, as the build named them. */
const fontUrls = [...css.matchAll(fontFilePattern)].flatMap(([, address]) => address ?? []);

/**
 * Declares the fonts inline and preloads them, so that they have loaded at the first paint and no text shifts. With href and precedence the
 * style is React's own resource; otherwise hydration would confuse it with one of Emotion's.
 */
export function FontFaces({ nonce }: { nonce: string | undefined }) {
  return (
    <>
      {fontUrls.map((address) => (
        <link key={address} rel="preload" as="font" type="font/woff2" href={address} crossOrigin="anonymous" />
      ))}
      <style href="fonts" precedence="fonts" nonce={nonce}>
        {css}
      </style>
    </>
  );
}
