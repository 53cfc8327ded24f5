import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';
import { useToast } from '#app/shared/toasts/toasts.tsx';
import { handleChunkErrors, type PendingWork } from './handle-chunk-errors.ts';
import { subscribeToPageErrors } from './page-errors.ts';

/** The display time of a toast in milliseconds: with a response of the server, and without. */
export const toastDurationMs = { answered: 2_000, unanswered: 5_000 } as const;

/** Shows page errors as toasts. Rendered once, inside the toast provider. */
export function PageErrorToasts() {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const router = useContext(RouterContext)?.router;
  useEffect(() => {
    // Read from the router itself: its hooks update after React has rendered, which on a slow device is after the chunk has failed.
    const pendingWork = (): PendingWork => {
      const { navigation, fetchers } = router?.state ?? {};
      if (navigation && navigation.state !== 'idle') return 'navigation';
      return fetchers?.size ? 'background' : undefined;
    };
    return handleChunkErrors(pendingWork);
  }, [router]);
  useEffect(
    () =>
      subscribeToPageErrors((fault) =>
        toast(t(`fault.${fault}`), { tone: 'error', duration: fault === 'signIn' ? toastDurationMs.answered : toastDurationMs.unanswered }),
      ),
    [toast, t],
  );
  return null;
}
