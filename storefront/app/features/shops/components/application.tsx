import { lazy } from 'react';

/**
 * The form for an application, in a chunk of its own: an application that has been sent shows none. Put no Suspense around it: the page then
 * waits for the chunk, on the server too, so that the form stands in the page's own markup without a script.
 */
export const Application = lazy(async () => ({ default: (await import('./application-panel.tsx')).ApplicationPanel }));
