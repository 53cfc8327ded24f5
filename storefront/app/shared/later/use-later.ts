import { startTransition, useEffect, useState } from 'react';
import { signOfLife } from './sign-of-life.ts';

/**
 * What a page is whole without: loaded at the first sign of life, or at once when that is wanted; undefined until it is there. It comes inside
 * a transition, so that the page stays as it is until its texts are there too. `load` is the same at each render.
 */
export function useLater<T>(load: () => Promise<T>, atOnce: boolean): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly it: T }>();
  useEffect(() => {
    let wanted = true;
    const run = async () => {
      if (!atOnce) await signOfLife;
      const it = await load();
      if (wanted) startTransition(() => setLoaded({ it }));
    };
    // What does not come is not missed.
    run().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [load, atOnce]);
  return loaded?.it;
}
