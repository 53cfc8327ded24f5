import { lazy } from 'react';

/** The fields of an address inside another form, in a chunk of its own: see {@link NewAddress}. Put no Suspense around it either. */
export const AddressEntry = lazy(async () => ({ default: (await import('./address-entry-panel.tsx')).AddressEntryPanel }));
