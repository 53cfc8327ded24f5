import type { Db } from '../../db/database.ts';
import { requestRefund } from '../../refunds/refunds.ts';
import type { Cents } from '../../shared/money.ts';
import { markInvoiceForCorrection } from '../invoices/mark-invoice-for-correction.ts';
import { isReturnedOrRefunded, type LockedOrder, refundLine } from '../orders/after-sale-lines.ts';
import { revokeOrderPoints } from '../points/order-points.ts';
import type { LockedAfterSale } from './lock-after-sale.ts';
import { notifyRefund } from './notify-after-sale.ts';
import { findOtherOpenRefund, updateAfterSale } from './repository.ts';
import { afterSaleState } from './state-machine.ts';

/** The states in which the shop has the products when the money is refunded. */
const restocking: readonly number[] = [afterSaleState.returnRefunded, afterSaleState.refundedAtOnce];

/**
 * Pays the refund of an after-sale that has reached a refunded state, and updates line, stock, order, coupons, points and invoice. Returns
 * the updated order.
 */
export async function refundAfterSale(tx: Db, locked: LockedAfterSale, now: Date): Promise<LockedOrder> {
  const { afterSale, order } = locked;
  const { customerId, lineId, productsAmount } = afterSale;
  const after = await refundLine(tx, locked, { lineId, amount: productsAmount, restock: restocking.includes(afterSale.state) }, now);
  const amount = productsAmount + (await freightDue(tx, { ...after, afterSale }));
  const { state } = await requestRefund(tx, { order, amount, reason: 'after_sale', afterSaleId: afterSale.id }, now);
  await updateAfterSale(tx, afterSale.id, { refundedAmount: amount });
  await revokeOrderPoints(tx, { customerId, orderId: order.id, refunded: productsAmount }, now);
  await markInvoiceForCorrection(tx, order.id, now);
  await notifyRefund(tx, { locked: { ...after, afterSale }, amount, pending: state === 'pending' }, now);
  return after;
}

/**
 * Returns the delivery fee that this refund includes, once no line of the order remains with the customer. While another refund is open,
 * the fee moves to that refund; while a line remains with the customer, the fee is not refunded.
 */
async function freightDue(tx: Db, { afterSale, lines }: LockedAfterSale): Promise<Cents> {
  const { freightAmount } = afterSale;
  if (freightAmount === 0n || lines.every(isReturnedOrRefunded)) return freightAmount;
  const other = await findOtherOpenRefund(tx, afterSale);
  if (other) await updateAfterSale(tx, other.id, { freightAmount: other.freightAmount + freightAmount });
  await updateAfterSale(tx, afterSale.id, { freightAmount: 0n });
  return 0n;
}
