import { languageOf } from '@mall/locales';
import type { Db } from '../../db/database.ts';
import { wireDateTime } from '../../shared/clock.ts';
import { type Localized, localize } from '../../shared/language.ts';
import { type Cents, formatMoney } from '../../shared/money.ts';
import { notifyCustomer } from '../messages/notify-customer.ts';
import { localizedShopNames, storeById } from '../shops/find-shops.ts';
import { childrenOf, linesOf, type OrderRow } from './repository.ts';

/** Notifies the customer that an order is paid: with the pickup code for store pickup, with its parts when shops ship separately. */
export async function notifyPaid(tx: Db, order: OrderRow, now: Date): Promise<void> {
  const { customerId, number } = order;
  const amount = formatMoney(order.total);
  if (order.pickupStoreId !== null && order.pickupCodeExpiresAt !== null) {
    const { name: store } = await storeById(tx, order.pickupStoreId, 'id');
    const values = { number, amount, store, code: order.pickupCode, until: minuteOf(order.pickupCodeExpiresAt) };
    return notifyCustomer(tx, customerId, { key: 'orderReadyForPickup', values }, now);
  }
  if (order.shares.length > 0) {
    const values = { number, amount, parts: await describeParts(tx, order.id) };
    return notifyCustomer(tx, customerId, { key: 'orderPaidByShop', values }, now);
  }
  return notifyCustomer(tx, customerId, { key: 'orderPaid', values: { number, amount } }, now);
}

const minuteOf = (moment: Date) => wireDateTime(moment).slice(0, 16);

/** Describes the parts of a split order: each shop with the number of its order. */
async function describeParts(tx: Db, orderId: number): Promise<Localized> {
  const parts = await childrenOf(tx, orderId);
  const lines = await linesOf(
    tx,
    parts.map(({ id }) => id),
  );
  const shopOf = new Map(lines.map((line) => [line.orderId, line.shopId]));
  const names = await localizedShopNames(tx, [...new Set(shopOf.values())]);
  return localize((language) => {
    const named = parts.map(({ id, number }) => `${names.get(shopOf.get(id) ?? 0)?.[language] ?? ''} (${number})`);
    return new Intl.ListFormat(languageOf(language).tag).format(named);
  });
}

/** Notifies the customer of the courier and the parcel number of a shipped order. */
export async function notifyShipped(
  tx: Db,
  { customerId, number }: OrderRow,
  parcel: { readonly courier: string; readonly parcelNumber: string },
  now: Date,
): Promise<void> {
  await notifyCustomer(tx, customerId, { key: 'orderShipped', values: { number, ...parcel } }, now);
}

/** Notifies the customer that an order is complete, with the points credited for it. */
export async function notifyReceived(tx: Db, { customerId, number }: OrderRow, points: number, now: Date): Promise<void> {
  if (points === 0) return notifyCustomer(tx, customerId, { key: 'orderReceived', values: { number } }, now);
  return notifyCustomer(tx, customerId, { key: 'orderReceivedWithPoints', values: { number, points: String(points) } }, now);
}

/** Notifies the customer that an order was closed because it was not paid in time. */
export async function notifyExpired(tx: Db, { customerId, number }: OrderRow, now: Date): Promise<void> {
  await notifyCustomer(tx, customerId, { key: 'orderExpired', values: { number } }, now);
}

/** Notifies the customer that an order was cancelled, and how the money is refunded if it was paid. */
export async function notifyCancelled(
  tx: Db,
  { customerId, number }: OrderRow,
  refund: { readonly amount: Cents; readonly state: 'completed' | 'pending' } | undefined,
  now: Date,
): Promise<void> {
  if (!refund || refund.amount === 0n) return notifyCustomer(tx, customerId, { key: 'orderCancelled', values: { number } }, now);
  const key = refund.state === 'pending' ? 'orderCancelledRefundPending' : 'orderCancelledRefunded';
  await notifyCustomer(tx, customerId, { key, values: { number, amount: formatMoney(refund.amount) } }, now);
}
