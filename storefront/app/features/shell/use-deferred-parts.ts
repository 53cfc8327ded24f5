import { useDeferredImport } from '#app/shared/deferred/use-deferred-import.ts';
import type { Shell } from './shell.ts';

const load = () => import('./components/deferred-parts.tsx');

/** Loads the deferred parts of the shell after the page: immediately for a customer, on the first interaction for a visitor. */
export function useDeferredParts(shell: Shell | undefined) {
  return useDeferredImport(load, shell?.userName !== undefined);
}
