import { useUiText } from '../../../i18n/useUiText.ts';
import { Timeline } from '../../../primitives/Timeline/Timeline.tsx';
import type { RootProps } from '../../../styles/rootProps.ts';
import { type OrderState, type OrderStop, orderStops } from './orderStops.ts';

/** Props of {@link OrderTimeline}. */
export interface OrderTimelineProps extends RootProps<'ol'> {
  /** State of the order. */
  state: OrderState;
  /** Display text of the time at which each step was reached; unknown times are omitted. */
  times?: Readonly<Partial<Record<OrderStop, string>>>;
  /** The order was paid, even if it was closed afterwards. @default false */
  wasPaid?: boolean;
  /** Pickup order. @default false */
  isPickUp?: boolean;
}

const texts = {
  placed: 'orderStop.placed',
  paid: 'orderStop.paid',
  shipped: 'orderStop.shipped',
  readyToCollect: 'orderStop.readyToCollect',
  received: 'orderStop.received',
  completed: 'orderStop.completed',
  returned: 'orderStop.returned',
  invalid: 'orderStop.invalid',
  closed: 'orderStop.closed',
  refunded: 'orderStop.refunded',
} as const;

/** Shows the steps of an order, from its creation to its end. */
export function OrderTimeline({ state, times = {}, wasPaid = false, isPickUp = false, ...root }: OrderTimelineProps) {
  const t = useUiText('ui-deferred');
  const { stops, current } = orderStops({ state, wasPaid, isPickUp });
  return (
    <Timeline
      {...root}
      label={t('orderStop.label')}
      currentId={current}
      stops={stops.map((stop) => ({ id: stop, title: t(texts[stop]), ...(times[stop] ? { time: times[stop] } : {}) }))}
    />
  );
}
