import { ToastProvider, useToast } from '@mall/ui';
import { useEffect } from 'react';
import type { WantedToast } from './wanted-toast.ts';

function Show({ wanted }: { wanted: WantedToast }) {
  const toast = useToast();
  useEffect(() => {
    const { message, tone, duration } = wanted;
    toast(message, { ...(tone && { tone }), ...(duration !== undefined && { duration }) });
  }, [toast, wanted]);
  return null;
}

/** Renders the toasts of the page; shows each requested message. */
export function ToastLayer({ wanted }: { wanted: WantedToast }) {
  return (
    <ToastProvider>
      <Show wanted={wanted} />
    </ToastProvider>
  );
}
