import { randomInt } from 'node:crypto';
import type { DataOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { addDays } from '../../shared/clock.ts';
import { defaultCurrency } from '../../shared/currency.ts';
import { formatMoney } from '../../shared/money.ts';
import { storeById, wirePlace } from '../shops/service.ts';
import { completeOrder } from './complete-order.ts';
import { linesOf, lockOrder, lockOrderByNumber, type OrderRow, setPickupCode } from './repository.ts';
import { orderStatus } from './schema.ts';

/** For how long a code is good. */
const codeDays = 3;

/** What an order gets when it is paid: one for the store waits there at once, under a code. */
export function paidState(order: Pick<OrderRow, 'pickupStoreId'>, now: Date) {
  return order.pickupStoreId === null ? { status: orderStatus.paid } : { status: orderStatus.shipped, shippedAt: now, ...newCode(now) };
}

const newCode = (now: Date) => ({
  pickupCode: randomInt(1_000_000).toString().padStart(6, '0'),
  pickupCodeExpiresAt: addDays(now, codeDays),
});

const waitsInStore = ({ pickupStoreId, status }: OrderRow) => pickupStoreId !== null && status === orderStatus.shipped;

/** The store where orders are picked up. */
export async function pickupPlace(storeId: number, { db, language }: Context): Promise<DataOf<'mall.Order.getMchStore'>> {
  return { address: wirePlace(await storeById(db, storeId, 'id'), language) };
}

/** The code that the store asks the customer for, with what waits there. One that has run out is replaced. */
export async function showPickupCode(orderId: number, context: Context): Promise<DataOf<'mall.Order.see_extraction_code'>> {
  const { db, language, clock } = context;
  const { customerId } = customerOf(context);
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, customerId, { id: orderId });
    if (!order || order.removed) throw new Fault('parameter_refused', { errors: [{ field: 'order_id', rule: 'known' }] });
    if (!waitsInStore(order)) throw new Fault('state_refuses');
    const lines = await linesOf(tx, [order.id]);
    return {
      sNo: order.number,
      status: order.status,
      num: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      z_price: formatMoney(order.total),
      extraction_code: await currentCode(tx, order, clock.now()),
      por_list: lines.map((line) => ({
        img: line.picture,
        product_title: line.title[language],
        p_price: formatMoney(line.unitPrice),
        size: line.options[language],
        num: line.quantity,
        show_symbol: defaultCurrency.symbol,
        exchange_rate: defaultCurrency.exchangeRate,
      })),
    };
  });
}

async function currentCode(tx: Db, order: OrderRow, now: Date): Promise<string> {
  if (order.pickupCodeExpiresAt !== null && order.pickupCodeExpiresAt > now) return order.pickupCode;
  const fresh = newCode(now);
  await setPickupCode(tx, order.id, fresh);
  return fresh.pickupCode;
}

/** Hands an order over to who knows its code: what the store does. Throws for a wrong code, and for one that has run out. */
export async function completePickup(db: Db, number: string, code: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, number);
    if (!order) throw new Fault('parameter_refused', { errors: [{ field: 'order_id', rule: 'known' }] });
    if (!waitsInStore(order)) throw new Fault('state_refuses');
    const isGood = order.pickupCode === code && order.pickupCodeExpiresAt !== null && order.pickupCodeExpiresAt > now;
    if (!isGood) throw new Fault('parameter_refused', { errors: [{ field: 'extraction_code', rule: 'known' }] });
    await completeOrder(tx, order, now);
  });
}
