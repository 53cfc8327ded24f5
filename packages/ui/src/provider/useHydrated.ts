import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false on the server and until hydration, then true; for content that needs JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
