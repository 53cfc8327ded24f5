import { UiLink, useUiText } from '@mall/ui';
import { lazy, type MouseEvent, Suspense, useEffect } from 'react';
import { useFetcher, useNavigate } from 'react-router-dom';
import { paths, withQuery } from '#app/paths.ts';
import type { ShopState } from '../application.ts';

// Few shoppers have a shop: what speaks of it comes when it is asked for.
const StateDialog = lazy(async () => ({ default: (await import('./state-dialog.tsx')).StateDialog }));

/** A customer's way to their shop: to the application, to what came of it, or to the back office. Without a script, to the page that tells. */
export function MyShop() {
  const say = useUiText();
  const navigate = useNavigate();
  const asked = useFetcher<ShopState>();
  const state = asked.data;
  useEffect(() => {
    if (state?.kind === 'none') void navigate(paths.applyShop);
    // A window that the browser does not let us open is opened by the page's own link.
    if (state?.kind === 'approved' && window.open(paths.backOffice, '_blank') === null) void navigate(paths.applyShop);
  }, [state, navigate]);
  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void asked.load(paths.shopState);
  }
  return (
    <>
      <UiLink look="quiet" href={paths.applyShop} onClick={ask}>
        {say('nav.shop')}
      </UiLink>
      {(state?.kind === 'review' || state?.kind === 'rejected') && (
        <Suspense fallback={null}>
          <StateDialog state={state} applyAgainHref={withQuery(paths.applyShop, { edit: 1 })} />
        </Suspense>
      )}
    </>
  );
}
