import { addDays } from '../../shared/clock.ts';
import { isReturnedOrRefunded, type OrderLineRow, type OrderRow, paidFor } from '../orders/after-sale-lines.ts';
import { orderKind, orderStatus } from '../orders/schema.ts';
import { type AfterSaleKind, afterSaleKind } from './state-machine.ts';

/** For how many days after it was received, or exchanged, a line allows after-sales. */
export const afterSalesDays = 7;
/** How often a line may be exchanged. */
export const mostExchanges = 2;

type OrderFacts = Pick<OrderRow, 'status' | 'kind' | 'pickupStoreId' | 'receivedAt' | 'removed' | 'splitAt' | 'freight'>;
export type LineFacts = Pick<
  OrderLineRow,
  'id' | 'unitPrice' | 'quantity' | 'discount' | 'inAfterSale' | 'refundedAt' | 'refunded' | 'restockedAt' | 'exchanges' | 'exchangedAt'
>;

const none: readonly AfterSaleKind[] = [];

/**
 * Whether goods of an order have not left the shop, so that a refund is made at once and without a review: paid and not shipped, or waiting in
 * a store to be picked up.
 */
export const isRefundedAtOnce = ({ status, pickupStoreId }: Pick<OrderRow, 'status' | 'pickupStoreId'>): boolean =>
  status === orderStatus.paid || (status === orderStatus.shipped && pickupStoreId !== null);

/** Which applications a line of an order allows now, by the state of the order alone and by what happened to the line before. */
export function kindsAllowed(order: OrderFacts, line: LineFacts, now: Date): readonly AfterSaleKind[] {
  if (order.removed || order.splitAt !== null || line.inAfterSale || line.refundedAt !== null) return none;
  if (isRefundedAtOnce(order)) return [afterSaleKind.refundOnly];
  if (order.pickupStoreId !== null) return none;
  if (order.status !== orderStatus.shipped && !isWithinPeriod(order, line, now)) return none;
  const exchange = line.exchanges < mostExchanges ? [afterSaleKind.exchange] : none;
  // The pieces of a flash sale are few and cheap: once shipped they are exchanged, not taken back.
  if (order.kind === orderKind.flashSale) return exchange;
  return [afterSaleKind.refundOnly, afterSaleKind.returnAndRefund, ...exchange];
}

function isWithinPeriod({ status, receivedAt }: OrderFacts, { exchangedAt }: LineFacts, now: Date): boolean {
  if (status !== orderStatus.completed || receivedAt === null) return false;
  // A replacement has the period that the first goods had.
  const from = exchangedAt !== null && exchangedAt > receivedAt ? exchangedAt : receivedAt;
  return now <= addDays(from, afterSalesDays);
}

/** Which applications some lines of one order allow together: those that each of them allows, and refunds only of more than nothing. */
export function kindsAllowedTogether(
  order: OrderFacts,
  chosen: readonly LineFacts[],
  all: readonly LineFacts[],
  now: Date,
): readonly AfterSaleKind[] {
  const [first, ...others] = chosen.map((line) => kindsAllowed(order, line, now));
  if (!first) return none;
  const common = first.filter((kind) => others.every((kinds) => kinds.includes(kind)));
  const { goods, freight } = refundable(order, chosen, all);
  return goods + freight > 0n ? common : common.filter((kind) => kind === afterSaleKind.exchange);
}

/** The most that can be refunded. */
export interface Refundable {
  /** What was paid for the lines, after their shares of every discount. */
  readonly goods: bigint;
  /** The order's delivery, when none of the order's lines is left behind; otherwise 0. */
  readonly freight: bigint;
}

/** The most that an application about some lines of an order can bring, in cents. Lines that are gone do not keep the delivery back. */
export function refundable(order: Pick<OrderRow, 'freight'>, chosen: readonly LineFacts[], all: readonly LineFacts[]): Refundable {
  const ids = new Set(chosen.map(({ id }) => id));
  const isWhole = all.every((line) => ids.has(line.id) || isReturnedOrRefunded(line));
  return { goods: chosen.reduce((sum, line) => sum + paidFor(line), 0n), freight: isWhole ? order.freight : 0n };
}
