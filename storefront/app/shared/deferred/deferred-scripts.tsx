import { InlineScript } from '#app/shared/inline-script.tsx';

/** The inert `type` and `rel` that `style-stream.server.ts` writes in place of those that start a download. */
export const deferredType = 'later';

/**
 * Runs inline, before the page's scripts, and starts their download after the first image has loaded or failed, or after the first paint where the
 * page has no image. The first interaction and a timeout start it earlier. Resolves `firstInteraction`.
 */
function startDeferredScripts(heldBack: string): void {
  // A storage event is an interaction in another tab of the shop.
  const interactions = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'click', 'storage'];
  const image = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  let isStarted = false;
  const fetchScripts = () => {
    const inertScript = document.querySelector<HTMLScriptElement>(`script[type="${heldBack}"]`);
    if (!inertScript || isStarted) return;
    isStarted = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${heldBack}"]`)) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = inertScript.nonce ?? '';
    script.textContent = inertScript.textContent;
    document.head.append(script);
    script.remove();
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(fetchScripts));
  globalThis.mallFirstInteraction = new Promise((resolve) => {
    const onInteraction = (event: Event) => {
      // Browsers send a new page the position of a resting pointer as a move.
      const isResting = event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
      if (!isResting) resolve();
    };
    for (const type of interactions) addEventListener(type, onInteraction, { capture: true, passive: true });
  });
  globalThis.mallFirstInteraction.then(fetchScripts);
  setTimeout(fetchScripts, 2500);
  if (image && !image.complete) {
    image.addEventListener('load', afterPaint);
    image.addEventListener('error', afterPaint);
  } else afterPaint();
}

/** Server only: the page contains the script, so the browser's bundle does not. */
const source = import.meta.env.SSR ? `(${startDeferredScripts})(${JSON.stringify(deferredType)})` : '';

/** Renders the script; use it after the router's scripts. */
export function DeferredScripts() {
  return <InlineScript source={source} />;
}
