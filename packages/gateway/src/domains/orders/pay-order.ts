import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import type { Cents } from '../../shared/money.ts';
import { useCoupons } from '../coupons/use-coupons.ts';
import { notifyPaid } from './notify-order.ts';
import { paidState } from './pick-up-order.ts';
import { unknownOrder } from './refusals.ts';
import { changeOrder, lockOrder, lockOrderByNumber } from './repository.ts';
import { orderStatus } from './schema.ts';
import { splitByShop } from './split-order.ts';

/** Returns an unpaid order of the customer, locked until the transaction ends. */
export async function lockOrderToPay(tx: Db, customerId: number, number: string, now: Date): Promise<{ id: number; total: Cents }> {
  const order = await lockOrder(tx, customerId, { number });
  if (!order) throw unknownOrder();
  if (order.status !== orderStatus.unpaid || order.expiresAt <= now) throw new Fault('state_refuses');
  return order;
}

/** The payment of an order: the wire's name of the method, and the reference of the provider's charge, or null for the wallet. */
export interface PaidBy {
  readonly paymentMethod: string;
  readonly chargeReference: string | null;
}

/** Marks an order as paid; splits an order of several shops. */
export async function markPaid(tx: Db, number: string, paidBy: PaidBy, now: Date): Promise<void> {
  const order = await lockOrderByNumber(tx, number);
  if (!order) throw unknownOrder();
  const paid = { ...paidState(order, now), paidAt: now, ...paidBy };
  await changeOrder(tx, order.id, paid, 'paid', now);
  await useCoupons(tx, order.id, now);
  if (order.shares.length > 0) await splitByShop(tx, { ...order, ...paid }, now);
  await notifyPaid(tx, { ...order, ...paid }, now);
}

/**
 * Marks an order as paid through the provider, in the transaction that posts the money. Returns undefined when the order is closed or
 * already paid. An order that has expired but is not closed yet still has its stock, and is paid.
 */
export async function payThroughProvider(
  tx: Db,
  which: PaidBy & { readonly customerId: number; readonly number: string },
  now: Date,
): Promise<{ id: number } | undefined> {
  const order = await lockOrder(tx, which.customerId, { number: which.number });
  if (!order || order.status !== orderStatus.unpaid) return undefined;
  const { paymentMethod, chargeReference } = which;
  await markPaid(tx, order.number, { paymentMethod, chargeReference }, now);
  return order;
}
