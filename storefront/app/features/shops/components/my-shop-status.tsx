import { ShopRejectedDialog } from '@mall/ui/overlays/ShopRejectedDialog';
import { ShopUnderReviewDialog } from '@mall/ui/overlays/ShopUnderReviewDialog';
import { useEffect, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router-dom';
import { paths, withQuery } from '#app/paths.ts';
import type { ShopState } from '../application.ts';

/** Loads the application's state once, and opens the matching page, window, or dialog over this page. */
export function MyShopStatus() {
  const { data: state, load } = useFetcher<ShopState>();
  const [closed, setClosed] = useState(false);
  const close = () => setClosed(true);
  useEffect(() => void load(paths.shopState), [load]);
  if (state?.kind === 'none' || state?.kind === 'approved') return <Leave kind={state.kind} />;
  if (state?.kind === 'review') return <ShopUnderReviewDialog open={!closed} onClose={close} />;
  if (state?.kind !== 'rejected') return null;
  const again = withQuery(paths.applyShop, { edit: 1 });
  return <ShopRejectedDialog open={!closed} onClose={close} reason={state.reason} applyAgainHref={again} />;
}

/**
 * Leaves this page for the application, or opens the back office. A separate component, whose effect runs on mount: an effect on a
 * fetcher's data may be missed (see shared/send-code.ts).
 */
function Leave({ kind }: { kind: 'none' | 'approved' }) {
  const navigate = useNavigate();
  useEffect(() => {
    // When the browser blocks the new window, the page's own link opens it.
    if (kind === 'none' || window.open(paths.backOffice, '_blank') === null) void navigate(paths.applyShop);
  }, [kind, navigate]);
  return null;
}
