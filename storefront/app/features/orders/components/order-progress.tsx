import { OrderTimeline } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import type { OrderDetails } from '../order.ts';
import { Section } from './section.tsx';

/** Renders the order's progress with the time of each step. */
export function OrderProgress({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const { dateTime } = useDateTime();
  const { state, isPickup, placedAt, paidAt, shippedAt, receivedAt, closedAt } = order;
  const moments = {
    placed: placedAt,
    paid: paidAt,
    shipped: shippedAt,
    readyToCollect: shippedAt,
    received: receivedAt,
    closed: closedAt,
    refunded: closedAt,
  };
  const times = Object.fromEntries(Object.entries(moments).flatMap(([stop, at]) => (at === undefined ? [] : [[stop, dateTime(at)]])));
  return (
    <Section aria-labelledby="order-progress">
      <Typography id="order-progress" variant="h4" component="h2">
        {t('details.progress')}
      </Typography>
      <OrderTimeline state={state} times={times} wasPaid={paidAt !== undefined} isPickUp={isPickup} />
    </Section>
  );
}
