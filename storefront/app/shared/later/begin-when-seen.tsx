import { InlineScript } from '#app/shared/inline-script.tsx';

/** What the server writes instead of the types that make a browser fetch at once; `style-stream.server.ts` does. */
export const heldBack = 'later';

/**
 * Runs in the page itself, before the scripts that it fetches. It fetches the page's scripts once its first picture is seen, or has failed; a page without
 * one is painted first. Whoever acts before, or waits for too long, has them at once: `signOfLife` is kept here.
 */
function begin(heldBack: string): void {
  // The last one comes from another tab of the shop: somebody acts there.
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'click', 'storage'];
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  let hasBegun = false;
  const fetchScripts = () => {
    const written = document.querySelector<HTMLScriptElement>(`script[type="${heldBack}"]`);
    if (!written || hasBegun) return;
    hasBegun = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${heldBack}"]`)) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = written.nonce ?? '';
    script.textContent = written.textContent;
    document.head.append(script);
    script.remove();
  };
  const whenPainted = () => requestAnimationFrame(() => setTimeout(fetchScripts));
  globalThis.firstSignOfLife = new Promise((resolve) => {
    const given = (event: Event) => {
      // Browsers tell a new page where the pointer lies, as if it had come there.
      const isLying = event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
      if (!isLying) resolve();
    };
    for (const sign of signs) addEventListener(sign, given, { capture: true, passive: true });
  });
  globalThis.firstSignOfLife.then(fetchScripts);
  setTimeout(fetchScripts, 2500);
  if (picture && !picture.complete) {
    picture.addEventListener('load', whenPainted);
    picture.addEventListener('error', whenPainted);
  } else whenPainted();
}

/** The browser has it from the page: its own code need not hold it once more. */
const source = import.meta.env.SSR ? `(${begin})(${JSON.stringify(heldBack)})` : '';

/** Comes after the router's own scripts. */
export function BeginWhenSeen() {
  return <InlineScript source={source} />;
}
