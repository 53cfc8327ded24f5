import { lazy, Suspense } from 'react';
import type { Shell } from '../shell.ts';
import { Companions } from './companions.tsx';
import { VisitorNotice } from './visitor-notice.tsx';

export { AppEntry } from './app-entry.tsx';
export { CustomerCard } from './customer-card.tsx';
export { GoodsPanel } from './goods-panel.tsx';

// Its dialogs weigh more than everything else that comes late.
const CustomerPrompts = lazy(async () => ({ default: (await import('./customer-prompts.tsx')).CustomerPrompts }));

/** What comes over the page in the browser alone: it moves nothing, and nobody waits for it. */
export function Over({ shell }: { readonly shell: Shell | undefined }) {
  const { userName: name, customer } = shell ?? {};
  return (
    <>
      <Companions shell={shell} />
      {name !== undefined && customer && (
        <Suspense fallback={null}>
          <CustomerPrompts name={name} customer={customer} />
        </Suspense>
      )}
      {shell && name === undefined && <VisitorNotice />}
    </>
  );
}
