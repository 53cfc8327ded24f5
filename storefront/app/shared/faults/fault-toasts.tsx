import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';
import { useToast } from '#app/shared/toasts/toasts.tsx';
import { guardChunks, type Waiting } from './guard-chunks.ts';
import { onFault } from './page-faults.ts';

/** Milliseconds: what somebody answered is read in two seconds, that nobody did stays for five. */
export const toastMs = { answered: 2_000, unanswered: 5_000 } as const;

/** Says what befell the page. One inside the toasts. */
export function FaultToasts() {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const router = useContext(RouterContext)?.router;
  useEffect(() => {
    // Asked of the router itself, which its hooks repeat only once React has rendered: on a slow device the code has failed to come by then.
    const waiting = (): Waiting => {
      const { navigation, fetchers } = router?.state ?? {};
      if (navigation && navigation.state !== 'idle') return 'step';
      return fetchers?.size ? 'background' : undefined;
    };
    return guardChunks(waiting);
  }, [router]);
  useEffect(
    () =>
      onFault((fault) =>
        toast(t(`fault.${fault}`), { tone: 'error', duration: fault === 'signIn' ? toastMs.answered : toastMs.unanswered }),
      ),
    [toast, t],
  );
  return null;
}
