import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';

const channelName = 'mall-cart';

/** Keeps the shop's open tabs in step: tells the others when the cart has changed here (`changedAt` is another moment), and reads anew when one tells. */
export function useCartTabs(changedAt: number | undefined): void {
  const { revalidate } = useRevalidator();
  const channel = useRef<BroadcastChannel | undefined>(undefined);
  const told = useRef(changedAt);
  useEffect(() => {
    const opened = new BroadcastChannel(channelName);
    opened.onmessage = () => void revalidate();
    channel.current = opened;
    return () => opened.close();
  }, [revalidate]);
  useEffect(() => {
    if (changedAt === told.current) return;
    told.current = changedAt;
    channel.current?.postMessage(null);
  }, [changedAt]);
}
