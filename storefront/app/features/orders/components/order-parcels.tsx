import { ParcelTracking, styled } from '@mall/ui';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import type { OrderDetails, OrderState } from '../order.ts';

const Place = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), scrollMarginBlock: theme.spacing(4) }));

/** States in which parcels may still be in transit: an order split by shop is `paid` until each shop has shipped its part. */
const beforeDelivery: readonly OrderState[] = ['paid', 'shipped'];

/** Renders the order's parcels: courier, number, and tracking events. */
export function OrderParcels({ parcels, state }: Pick<OrderDetails, 'parcels' | 'state'>) {
  const { dateTime } = useDateTime();
  if (parcels.length === 0) return null;
  return (
    <Place id="parcels" data-print="hide">
      {parcels.map(({ courier, number, stops }) => (
        <ParcelTracking
          key={number}
          carrier={courier}
          number={number}
          events={stops.map(({ at, text }) => ({ time: at === undefined ? '' : dateTime(at), text }))}
          isDelivered={!beforeDelivery.includes(state)}
          level={2}
        />
      ))}
    </Place>
  );
}
