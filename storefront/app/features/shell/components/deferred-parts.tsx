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

// Its dialogs weigh more than everything else that comes late: they come where there may be something to say.
const CustomerPrompts = lazy(async () => ({ default: (await import('./customer-prompts.tsx')).CustomerPrompts }));

/** What comes over the page in the browser alone: it moves nothing, and nobody waits for it. */
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
