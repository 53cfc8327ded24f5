import { lazy } from 'react';

/**
 * The form of a request in a chunk of its own. Put no Suspense around it: the page then waits for the chunk, on the server too, so that the
 * form is in the markup of a page without script.
 */
export const RequestForm = lazy(async () => ({ default: (await import('./request-form-panel.tsx')).RequestFormPanel }));
