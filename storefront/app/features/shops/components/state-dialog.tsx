import { ShopRejectedDialog } from '@mall/ui/overlays/ShopRejectedDialog';
import { ShopUnderReviewDialog } from '@mall/ui/overlays/ShopUnderReviewDialog';
import { useEffect, useState } from 'react';
import type { TellingState } from '../application.ts';

interface StateDialogProps {
  /** Each answer is a new object, and opens the dialog anew. */
  readonly state: TellingState;
  readonly applyAgainHref: string;
}

/** Over the page: an application under review, or why it was rejected. */
export function StateDialog({ state, applyAgainHref }: StateDialogProps) {
  const [closed, setClosed] = useState<TellingState>();
  const [open, close] = [closed !== state, () => setClosed(state)];
  // Opened once the dialog's code is there, so that it moves in and the focus finds its way back.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return state.kind === 'rejected' ? (
    <ShopRejectedDialog open={ready && open} onClose={close} reason={state.reason} applyAgainHref={applyAgainHref} />
  ) : (
    <ShopUnderReviewDialog open={ready && open} onClose={close} />
  );
}
