import { Notice } from '@mall/ui';
import { useEffect } from 'react';
import { useToast } from '#app/shared/toasts/toasts.tsx';
import { toastMs } from './fault-toasts.tsx';

interface RefusalNoticeProps {
  /** The gateway's words; undefined when nobody answered. */
  readonly message: string | undefined;
  /** What to say when nobody answered. */
  readonly otherwise: string;
}

/** Why a wish was refused, in its place and over the page. Two refusals in a row are told apart by their `key`. */
export function RefusalNotice({ message, otherwise }: RefusalNoticeProps) {
  const toast = useToast();
  const text = message ?? otherwise;
  const duration = message === undefined ? toastMs.unanswered : toastMs.answered;
  useEffect(() => {
    toast(text, { tone: 'error', duration });
  }, [toast, text, duration]);
  // The toast says it aloud.
  return (
    <Notice tone="error" silent>
      {text}
    </Notice>
  );
}
