import { useSyncExternalStore } from 'react';

function onScroll(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  window.addEventListener('resize', changed);
  return () => {
    window.removeEventListener('scroll', changed);
    window.removeEventListener('resize', changed);
  };
}

/** Returns whether the page is scrolled by more than one screen; always false on the server. */
export function usePastFirstScreen(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > window.innerHeight,
    () => false,
  );
}
