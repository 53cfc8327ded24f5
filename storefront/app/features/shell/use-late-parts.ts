import { useLater } from '#app/shared/later/use-later.ts';
import type { Shell } from './shell.ts';

const load = () => import('./components/late-parts.tsx');

/** Parts of the shell that come when the page is there: to a customer at once, to others when they begin to act. */
export function useLateParts(shell: Shell | undefined) {
  return useLater(load, shell?.userName !== undefined);
}
