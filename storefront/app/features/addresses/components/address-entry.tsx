import { lazy } from 'react';

/** The address fields inside another form, in a separate chunk: see {@link NewAddress}. Do not wrap it in Suspense either. */
export const AddressEntry = lazy(async () => ({ default: (await import('./address-entry-panel.tsx')).AddressEntryPanel }));
