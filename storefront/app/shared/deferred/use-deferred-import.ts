import { startTransition, useEffect, useState } from 'react';
import { firstInteraction } from './first-interaction.ts';

/**
 * Loads optional code after the first interaction, or at once if `immediately`; undefined until then. The state changes inside a
 * transition, so that the page stays as it is until the texts of the code have loaded too. `load` must be stable.
 */
export function useDeferredImport<T>(load: () => Promise<T>, immediately: boolean): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly value: T }>();
  useEffect(() => {
    let isMounted = true;
    const run = async () => {
      if (!immediately) await firstInteraction;
      const value = await load();
      if (isMounted) startTransition(() => setLoaded({ value }));
    };
    // The page works without it.
    run().catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [load, immediately]);
  return loaded?.value;
}
