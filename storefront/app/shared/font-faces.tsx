import declared from '@mall/ui/fonts.css?inline';

// The fonts of a first visit often arrive just after the first paint. `optional` would then keep the fallback for the whole page; `fallback`
// swaps them in for three seconds. Fallback faces with the same metrics keep the lines where they are.
// Server only: the browser has the style in the page, its own code need not hold it once more.
const css = import.meta.env.SSR ? declared.replaceAll(/font-display:\s*swap/g, 'font-display:fallback') : '';

const fontFilePattern = /url\(["']?([^"')]+\.woff2)["']?\)/g;

/** The URLs of the fonts, as the build named them. */
const fontUrls = [...css.matchAll(fontFilePattern)].flatMap(([, address]) => address ?? []);

/**
 * Declares the fonts inline and preloads them, so that they have loaded at the first paint and no text shifts.
 * With href and precedence the style is React's own resource; otherwise it would take one of Emotion's for it while hydrating.
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
