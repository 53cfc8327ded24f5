import { lazy } from 'react';

/**
 * The application form, in a separate chunk, because a submitted application does not show it. Do not wrap it in Suspense: without it the
 * page waits for the chunk, on the server too, so that the form is in the page's markup without JavaScript.
 */
export const Application = lazy(async () => ({ default: (await import('./application-panel.tsx')).ApplicationPanel }));
