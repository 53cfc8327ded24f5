import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until React has taken the page over, then true: for what needs the script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
