import { lazy } from 'react';

/** The security forms, in a separate chunk. Do not wrap it in Suspense: without JavaScript the form must be in the page's markup. */
export const SecurityForm = lazy(async () => ({ default: (await import('./security-form-panel.tsx')).SecurityFormPanel }));
