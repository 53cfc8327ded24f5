import { lazy } from 'react';

/** The forms that guard the account, in a chunk of their own. Put no Suspense around it: without a script the form stands in the page's markup. */
export const SecurityForm = lazy(async () => ({ default: (await import('./security-form-panel.tsx')).SecurityFormPanel }));
