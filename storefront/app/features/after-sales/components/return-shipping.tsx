import { lazy } from 'react';

/** The form with the return parcel in a chunk of its own. Put no Suspense around it: without script the form is in the page's markup. */
export const ReturnShippingForm = lazy(async () => ({ default: (await import('./return-shipping-panel.tsx')).ReturnShippingPanel }));
