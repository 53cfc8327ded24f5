import { Notice } from '@mall/ui';
import { useEffect } from 'react';
import { useToast } from '#app/shared/toasts/toasts.tsx';
import { toastDurationMs } from './page-error-toasts.tsx';

interface RefusalNoticeProps {
  /** The gateway's message; undefined when it did not respond. */
  readonly message: string | undefined;
  /** The message when the gateway did not respond. */
  readonly otherwise: string;
}

/** Shows why a request was refused, in its place and as a toast. Give two consecutive refusals different `key`s. */
export function RefusalNotice({ message, otherwise }: RefusalNoticeProps) {
  const toast = useToast();
  const text = message ?? otherwise;
  const duration = message === undefined ? toastDurationMs.unanswered : toastDurationMs.answered;
  useEffect(() => {
    toast(text, { tone: 'error', duration });
  }, [toast, text, duration]);
  // The toast announces it.
  return (
    <Notice tone="error" silent>
      {text}
    </Notice>
  );
}
