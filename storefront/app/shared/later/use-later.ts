import { startTransition, useEffect, useState } from 'react';
import { onSignOfLife } from './sign-of-life.ts';

/**
 * What a page is whole without: loaded at the first sign of life, or at once when that is wanted; undefined until it is there. It comes inside
 * a transition, so that the page stays as it is until its texts are there too. `load` is the same at each render.
 */
export function useLater<T>(load: () => Promise<T>, atOnce: boolean): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly it: T }>();
  useEffect(() => {
    const run = () =>
      void load().then(
        (it) => startTransition(() => setLoaded({ it })),
        // What does not come is not missed.
        () => undefined,
      );
    return atOnce ? run() : onSignOfLife(run);
  }, [load, atOnce]);
  return loaded?.it;
}
