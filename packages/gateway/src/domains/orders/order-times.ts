import type { OrderRow } from './repository.ts';
import { orderStatus } from './schema.ts';

type Part = { readonly order: Pick<OrderRow, 'status' | 'shippedAt' | 'receivedAt' | 'closedAt' | 'closedBy'> };

/** The times at which an order was shipped, received and closed; null until the event has happened to every part. */
export interface OrderTimes {
  readonly shippedAt: Date | null;
  readonly receivedAt: Date | null;
  readonly closedAt: Date | null;
  readonly closedBy: NonNullable<OrderRow['closedBy']>;
}

/** Returns the times of an order of several parts. Closed parts do not count while another part is open. */
export function timesOf(order: Pick<OrderRow, 'closedBy'>, parts: readonly Part[]): OrderTimes {
  const open = parts.filter((part) => part.order.status !== orderStatus.closed);
  const relevant = open.length > 0 ? open : parts;
  return {
    shippedAt: latest(relevant.map((part) => part.order.shippedAt)),
    receivedAt: latest(relevant.map((part) => part.order.receivedAt)),
    closedAt: open.length > 0 ? null : latest(parts.map((part) => part.order.closedAt)),
    closedBy: order.closedBy ?? parts[0]?.order.closedBy ?? 'timer',
  };
}

/** Returns the latest of these times; null while one of them is missing. */
function latest(moments: readonly (Date | null)[]): Date | null {
  const known = moments.filter((moment) => moment !== null);
  if (known.length === 0 || known.length < moments.length) return null;
  return new Date(Math.max(...known.map((moment) => moment.getTime())));
}
