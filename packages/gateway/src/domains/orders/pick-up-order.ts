import { randomInt } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { addDays } from '../../shared/clock.ts';
import { completeOrder } from './complete-order.ts';
import { unknownOrder } from './refusals.ts';
import { linesOf, lockOrder, lockOrderByNumber, type OrderRow, setPickupCode } from './repository.ts';
import { orderStatus } from './schema.ts';
import type { OrderWithLines } from './split-order.ts';

/** Days for which a pickup code is valid. */
const codeDays = 3;

/** Returns the state of an order once it is paid: a pickup order is ready immediately, with a code. */
export function paidState(order: Pick<OrderRow, 'pickupStoreId'>, now: Date) {
  return order.pickupStoreId === null ? { status: orderStatus.paid } : { status: orderStatus.shipped, shippedAt: now, ...newCode(now) };
}

const newCode = (now: Date) => ({
  pickupCode: randomInt(1_000_000).toString().padStart(6, '0'),
  pickupCodeExpiresAt: addDays(now, codeDays),
});

const isReadyForPickup = ({ pickupStoreId, status }: OrderRow) => pickupStoreId !== null && status === orderStatus.shipped;

/** An order that is ready for pickup, with its pickup code. */
export interface OrderToPickUp extends OrderWithLines {
  readonly code: string;
}

/**
 * Returns the pickup code of an order. An expired code is replaced.
 * @throws Fault `parameter_refused` when the order is unknown; `state_refuses` when it is not ready for pickup.
 */
export async function showPickupCode(db: Db, customerId: number, orderId: number, now: Date): Promise<OrderToPickUp> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, customerId, { id: orderId });
    if (!order || order.removed) throw unknownOrder();
    if (!isReadyForPickup(order)) throw new Fault('state_refuses');
    return { order, lines: await linesOf(tx, [order.id]), code: await validCode(tx, order, now) };
  });
}

async function validCode(tx: Db, order: OrderRow, now: Date): Promise<string> {
  if (order.pickupCodeExpiresAt !== null && order.pickupCodeExpiresAt > now) return order.pickupCode;
  const fresh = newCode(now);
  await setPickupCode(tx, order.id, fresh);
  return fresh.pickupCode;
}

/**
 * Completes a pickup order with the customer's code. Used by stores.
 * @throws Fault `parameter_refused` when the order is unknown, or the code is wrong or expired; `state_refuses` when it is not ready.
 */
export async function completePickup(db: Db, number: string, code: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, number);
    if (!order) throw unknownOrder();
    if (!isReadyForPickup(order)) throw new Fault('state_refuses');
    const isValid = order.pickupCode === code && order.pickupCodeExpiresAt !== null && order.pickupCodeExpiresAt > now;
    if (!isValid) throw new Fault('parameter_refused', { errors: [{ field: 'extraction_code', rule: 'exists' }] });
    await completeOrder(tx, order, now);
  });
}
