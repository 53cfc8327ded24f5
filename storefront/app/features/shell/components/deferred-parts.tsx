import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useCrossTabSync } from '#app/shared/cross-tab-sync.ts';
import { canPrompt } from '../prompt-places.ts';
import type { Shell } from '../shell.ts';
import { SideTools } from './side-tools.tsx';
import { VisitorNotice } from './visitor-notice.tsx';

// biome-ignore lint/performance/noBarrelFile: the entry point of a lazily loaded chunk
export { AppEntry } from './app-entry.tsx';
export { CustomerCard } from './customer-card.tsx';
export { HeaderProducts } from './header-products.tsx';

// Its dialogs are larger than all other deferred parts: they are loaded only when a prompt is possible.
const CustomerPrompts = lazy(async () => ({ default: (await import('./customer-prompts.tsx')).CustomerPrompts }));

/** Renders the overlays, in the browser only: they cause no layout shift, and the page does not wait for them. */
export function Over({ shell }: { readonly shell: Shell | undefined }) {
  useCrossTabSync(shell);
  const { pathname } = useLocation();
  const { userName: name, customer } = shell ?? {};
  return (
    <>
      <SideTools shell={shell} />
      {name !== undefined && customer && canPrompt(pathname, document.cookie) && (
        <Suspense fallback={null}>
          <CustomerPrompts name={name} customer={customer} />
        </Suspense>
      )}
      {shell && name === undefined && <VisitorNotice />}
    </>
  );
}
