import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { post, walletOf } from '../../ledger/ledger.ts';
import type { PaymentMethod } from '../../providers/methods.ts';
import { addMinutes } from '../../shared/clock.ts';
import type { Cents } from '../../shared/money.ts';
import { checkPaymentPassword } from '../account/check-payment-password.ts';
import { completeMembership, lockMembershipToPay } from '../membership/complete-membership.ts';
import { isMembershipNumber } from '../membership/order-membership.ts';
import { lockOrderToPay, markPaid } from '../orders/pay-order.ts';
import { grantPermit, usePermit } from './repository.ts';

const permitMinutes = 5;

/** Grants the permit for one wallet payment of this session. */
export async function openPermit(password: string, context: Context): Promise<void> {
  const { sessionId, customerId } = customerOf(context);
  const now = context.clock.now();
  await checkPaymentPassword(context.db, customerId, password, now, context.settings);
  await grantPermit(context.db, sessionId, addMinutes(now, permitMinutes));
}

/** A customer's request for a payment from the wallet. */
export interface WalletPayment {
  readonly number: string;
  /** The amount that was shown to the customer. */
  readonly amount: Cents;
  readonly paymentMethod: PaymentMethod;
}

/**
 * Pays an order or a membership order from the wallet and consumes the permit, in the caller's transaction.
 * @throws Fault `parameter_refused` for another amount, `payment_password_missing` without a permit, `insufficient_balance`.
 */
export async function payFromWallet({ number, amount, paymentMethod }: WalletPayment, context: Context): Promise<void> {
  const { sessionId, customerId } = customerOf(context);
  const { db, clock } = context;
  const now = clock.now();
  const order = await lockPayable(number, customerId, db, now);
  if (amount !== order.total) {
    throw new Fault('parameter_refused', { errors: [{ field: 'payment_money', rule: 'equalsOrder' }] });
  }
  if (!(await usePermit(db, sessionId, now))) throw new Fault('payment_password_missing');
  const wallet = await walletOf(db, customerId);
  const posting = { walletId: wallet.id, mallAccount: 'sales', amount: -order.total, at: now } as const;
  if (isMembershipNumber(number)) {
    const kind = await completeMembership(db, { customerId, number, paymentMethod }, now);
    if (!kind) throw new Fault('state_refuses');
    return post(db, { ...posting, kind });
  }
  await post(db, { ...posting, kind: 'order_payment', orderId: order.id });
  await markPaid(db, number, { paymentMethod, chargeReference: null }, now);
}

/** Locks the unpaid order or membership order with a number. */
export async function lockPayable(number: string, customerId: number, tx: Db, now: Date): Promise<{ id: number; total: Cents }> {
  return isMembershipNumber(number) ? lockMembershipToPay(tx, customerId, number) : lockOrderToPay(tx, customerId, number, now);
}
