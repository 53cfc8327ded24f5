import { lazy } from 'react';

/**
 * The form for a new address, in a chunk of its own: it is heavy and seldom shown. Put no Suspense around it: the page then waits for the
 * chunk, on the server too, so that the form stands in the page's own markup without a script.
 */
export const NewAddress = lazy(async () => ({ default: (await import('./new-address-panel.tsx')).NewAddressPanel }));
