import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShop } from '#app/shared/shop.ts';

/**
 * Returns whether a membership order or a recharge has been paid since its QR code was shown. Polls while there is a number and the tab is
 * visible; another number, another page or a hidden tab ends it.
 *
 * @param number undefined while nothing is awaited
 */
export function useChargePaid(number: string | undefined): boolean {
  const { language } = useShop();
  const isVisible = useSyncExternalStore(
    onVisibilityChange,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const [paid, setPaid] = useState<string>();
  useEffect(() => {
    if (number === undefined || !isVisible) return;
    const stop = new AbortController();
    const wait = async () => {
      const { waitUntilPaid } = await import('./wait-until-paid.ts');
      await waitUntilPaid(number, language, stop.signal);
      setPaid(number);
    };
    // An aborted or refused poll shows no message: the page handles the next response.
    wait().catch(() => undefined);
    return () => stop.abort();
  }, [number, language, isVisible]);
  return number !== undefined && paid === number;
}

function onVisibilityChange(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}
