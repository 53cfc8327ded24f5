import type { Db } from '../../db/database.ts';
import { post, postInternal, walletOf } from '../../ledger/ledger.ts';
import { type Cents, formatMoney } from '../../shared/money.ts';
import { completeMembership } from '../membership/complete-membership.ts';
import { notifyCustomer } from '../messages/notify-customer.ts';
import { payThroughProvider } from '../orders/pay-order.ts';
import { type ChargeRow, lockCharge, markChargePaid } from './repository.ts';
import type { NoticeOutcome } from './schema.ts';

/** Applies a payment that the provider reported or was queried for, in the caller's transaction. A repeated report has no effect. */
export async function settleCharge(tx: Db, reference: string, amount: Cents, now: Date): Promise<NoticeOutcome> {
  const charge = await lockCharge(tx, reference);
  if (!charge) return 'unknown';
  if (charge.amount !== amount) return 'wrong_amount';
  if (charge.paidAt !== null) return 'repeated';
  await markChargePaid(tx, charge.id, now);
  return apply(tx, charge, now);
}

async function apply(tx: Db, charge: ChargeRow, now: Date): Promise<NoticeOutcome> {
  const { customerId, number, amount, method: paymentMethod } = charge;
  const which = { customerId, number, paymentMethod };
  const toSales = { from: 'provider', to: 'sales', amount, at: now } as const;
  if (charge.kind === 'order') {
    const order = await payThroughProvider(tx, { ...which, chargeReference: charge.reference }, now);
    if (!order) return credit(tx, charge, now);
    await postInternal(tx, { ...toSales, kind: 'order_payment', orderId: order.id });
    return 'applied';
  }
  if (charge.kind === 'membership') {
    const kind = await completeMembership(tx, which, now);
    if (!kind) return credit(tx, charge, now);
    await postInternal(tx, { ...toSales, kind });
    return 'applied';
  }
  const wallet = await walletOf(tx, customerId);
  await post(tx, { kind: 'recharge', walletId: wallet.id, mallAccount: 'provider', amount, at: now });
  await notifyCustomer(tx, customerId, { key: 'rechargeCredited', values: { amount: formatMoney(amount) } }, now);
  return 'applied';
}

/** Credits a payment for a closed or already paid order to the wallet, and notifies the customer. */
async function credit(tx: Db, { customerId, number, amount }: ChargeRow, now: Date): Promise<NoticeOutcome> {
  const wallet = await walletOf(tx, customerId);
  await post(tx, { kind: 'late_payment', walletId: wallet.id, mallAccount: 'provider', amount, at: now });
  await notifyCustomer(tx, customerId, { key: 'latePayment', values: { number, amount: formatMoney(amount) } }, now);
  return 'credited';
}
