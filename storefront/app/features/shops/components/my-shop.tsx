import { UiLink, useUiText } from '@mall/ui';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { paths } from '#app/paths.ts';

// Few shoppers have a shop: its code is loaded on request.
const MyShopResponse = lazy(async () => ({ default: (await import('./my-shop-status.tsx')).MyShopStatus }));

/**
 * Renders the customer's link to their shop: to the application, its state, or the back office. Without JavaScript, it links to the page
 * with the state.
 */
export function MyShop() {
  const t = useUiText();
  const [asked, setAsked] = useState(0);
  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setAsked(asked + 1);
  }
  return (
    <>
      <UiLink look="quiet" href={paths.applyShop} onClick={ask}>
        {t('nav.shop')}
      </UiLink>
      {asked > 0 && (
        <Suspense fallback={null}>
          <MyShopResponse key={asked} />
        </Suspense>
      )}
    </>
  );
}
