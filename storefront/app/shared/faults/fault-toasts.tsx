import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetchers, useNavigation } from 'react-router-dom';
import { useToast } from '#app/shared/toasts/toasts.tsx';
import { guardChunks, type Waiting } from './guard-chunks.ts';
import { onFault } from './page-faults.ts';

/** Milliseconds: what somebody answered is read in two seconds, that nobody did stays for five. */
export const toastMs = { answered: 2_000, unanswered: 5_000 } as const;

/** Says what befell the page. One inside the toasts. */
export function FaultToasts() {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const { state } = useNavigation();
  const fetchers = useFetchers();
  const waiting = useRef<Waiting>(undefined);
  // While rendering and not in an effect: React shows a step only when its code has come, and here it never comes.
  waiting.current = state !== 'idle' ? 'step' : fetchers.length > 0 ? 'background' : undefined;
  useEffect(() => guardChunks(() => waiting.current), []);
  useEffect(
    () =>
      onFault((fault) =>
        toast(t(`fault.${fault}`), { tone: 'error', duration: fault === 'signIn' ? toastMs.answered : toastMs.unanswered }),
      ),
    [toast, t],
  );
  return null;
}
