import declared from '@mall/ui/fonts.css?inline';

// The fonts of a first visit often arrive just after the first paint. `optional` would then keep the fallback for the whole page; `fallback`
// swaps them in for three seconds. Fallback faces with the same metrics keep the lines where they are.
// Server only: the browser has the style in the page, its own code need not hold it once more.
const css = import.meta.env.SSR ? declared.replaceAll(/font-display:\s*swap/g, 'font-display:fallback') : '';

const faceFile = /url\(["']?([^"')]+\.woff2)["']?\)/g;

/** Addresses of the mall's faces, as the build named them. */
const addresses = [...css.matchAll(faceFile)].flatMap(([, address]) => address ?? []);

/**
 * The mall's faces: declared in the page itself and asked for at once, so that they are there when text is first painted and nothing moves.
 * With href and precedence the style is React's own resource; otherwise it would take one of Emotion's for it while hydrating.
 */
export function Faces({ nonce }: { nonce: string | undefined }) {
  return (
    <>
      {addresses.map((address) => (
        <link key={address} rel="preload" as="font" type="font/woff2" href={address} crossOrigin="anonymous" />
      ))}
      <style href="faces" precedence="faces" nonce={nonce}>
        {css}
      </style>
    </>
  );
}
