import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the page is taken over, then true: for what needs the script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
