import { useDeferredImport } from '#app/shared/deferred/use-deferred-import.ts';
import type { Shell } from './shell.ts';

const load = () => import('./components/deferred-parts.tsx');

/** Parts of the shell that come when the page is there: to a customer at once, to others when they begin to act. */
export function useDeferredParts(shell: Shell | undefined) {
  return useDeferredImport(load, shell?.userName !== undefined);
}
