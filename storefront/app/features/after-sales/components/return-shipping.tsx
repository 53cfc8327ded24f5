import { lazy } from 'react';

/**
 * The form for the return parcel, in a separate chunk. Do not wrap it in Suspense: without JavaScript the form must be in the page's
 * markup.
 */
export const ReturnShippingForm = lazy(async () => ({ default: (await import('./return-shipping-panel.tsx')).ReturnShippingPanel }));
