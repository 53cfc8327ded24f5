import { addDays } from '../../shared/clock.ts';
import { isReturnedOrRefunded, type OrderLineRow, type OrderRow, paidFor } from '../orders/after-sale-lines.ts';
import { orderKind, orderStatus } from '../orders/schema.ts';
import { type AfterSaleKind, afterSaleKind } from './state-machine.ts';

/** The number of days after receipt or exchange during which a line allows after-sales. */
export const afterSalesDays = 7;
/** The maximum number of exchanges of a line. */
export const maxExchanges = 2;

type OrderFacts = Pick<OrderRow, 'status' | 'kind' | 'pickupStoreId' | 'receivedAt' | 'removed' | 'splitAt' | 'freight'>;
export type LineFacts = Pick<
  OrderLineRow,
  'id' | 'unitPrice' | 'quantity' | 'discount' | 'inAfterSale' | 'refundedAt' | 'refunded' | 'restockedAt' | 'exchanges' | 'exchangedAt'
>;

const none: readonly AfterSaleKind[] = [];

/**
 * Returns whether the products of an order have not left the shop, so that a refund is immediate and needs no review: paid and not shipped,
 * or waiting in a store for pickup.
 */
export const isRefundedAtOnce = ({ status, pickupStoreId }: Pick<OrderRow, 'status' | 'pickupStoreId'>): boolean =>
  status === orderStatus.paid || (status === orderStatus.shipped && pickupStoreId !== null);

/**
 * Returns the kinds of application that a line of an order allows now, based only on the state of the order and the history of the line.
 */
export function kindsAllowed(order: OrderFacts, line: LineFacts, now: Date): readonly AfterSaleKind[] {
  if (order.removed || order.splitAt !== null || line.inAfterSale || line.refundedAt !== null) return none;
  if (isRefundedAtOnce(order)) return [afterSaleKind.refundOnly];
  if (order.pickupStoreId !== null) return none;
  if (order.status !== orderStatus.shipped && !isWithinPeriod(order, line, now)) return none;
  const exchange = line.exchanges < maxExchanges ? [afterSaleKind.exchange] : none;
  // Flash sale products are few and cheap: once shipped they are exchanged, not returned.
  if (order.kind === orderKind.flashSale) return exchange;
  return [afterSaleKind.refundOnly, afterSaleKind.returnAndRefund, ...exchange];
}

function isWithinPeriod({ status, receivedAt }: OrderFacts, { exchangedAt }: LineFacts, now: Date): boolean {
  if (status !== orderStatus.completed || receivedAt === null) return false;
  // A replacement has the same period as the first product.
  const from = exchangedAt !== null && exchangedAt > receivedAt ? exchangedAt : receivedAt;
  return now <= addDays(from, afterSalesDays);
}

/**
 * Returns the kinds of application that lines of one order allow together: those that each line allows; refunds only when the amount is
 * above zero.
 */
export function kindsAllowedTogether(
  order: OrderFacts,
  chosen: readonly LineFacts[],
  all: readonly LineFacts[],
  now: Date,
): readonly AfterSaleKind[] {
  const [first, ...others] = chosen.map((line) => kindsAllowed(order, line, now));
  if (!first) return none;
  const common = first.filter((kind) => others.every((kinds) => kinds.includes(kind)));
  const { productsAmount, freight } = refundable(order, chosen, all);
  return productsAmount + freight > 0n ? common : common.filter((kind) => kind === afterSaleKind.exchange);
}

/** The maximum refund. */
export interface Refundable {
  /** The amount paid for the lines, after their shares of every discount. */
  readonly productsAmount: bigint;
  /** The order's delivery fee, when no line of the order remains; otherwise 0. */
  readonly freight: bigint;
}

/**
 * Returns the maximum refund of an application for some lines of an order, in cents. Lines that are already refunded do not prevent the
 * refund of the delivery fee.
 */
export function refundable(order: Pick<OrderRow, 'freight'>, chosen: readonly LineFacts[], all: readonly LineFacts[]): Refundable {
  const ids = new Set(chosen.map(({ id }) => id));
  const isWhole = all.every((line) => ids.has(line.id) || isReturnedOrRefunded(line));
  return { productsAmount: chosen.reduce((sum, line) => sum + paidFor(line), 0n), freight: isWhole ? order.freight : 0n };
}
