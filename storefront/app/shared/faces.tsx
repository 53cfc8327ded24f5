import declared from '@mall/ui/fonts.css?inline';

// A face that comes after the first paint would wrap a line anew and push the page (0.014 of layout shift on a phone): it is used from the
// first paint on, or from the next page on.
// The browser has it from the page: its own code need not hold it once more.
const css = import.meta.env.SSR ? declared.replaceAll(/font-display:\s*swap/g, 'font-display:optional') : '';

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
