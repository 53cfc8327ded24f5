import { lazy } from 'react';

/**
 * The form of a request, in a separate chunk. Do not wrap it in Suspense: without it the page waits for the chunk, on the server too, so
 * that the form is in the markup of a page without JavaScript.
 */
export const RequestForm = lazy(async () => ({ default: (await import('./request-form-panel.tsx')).RequestFormPanel }));
