import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until React has taken the page over: then true. For what makes sense with a script only. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
