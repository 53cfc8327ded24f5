import { lazy } from 'react';

/**
 * The form for a new address, in a separate chunk because it is large and rarely shown. Do not wrap it in Suspense: without it the page
 * waits for the chunk, on the server too, so that the form is in the page's markup without JavaScript.
 */
export const NewAddress = lazy(async () => ({ default: (await import('./new-address-panel.tsx')).NewAddressPanel }));
