import type { RequestOf } from '@mall/contract';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { post, walletOf } from '../../ledger/ledger.ts';
import { addMinutes } from '../../shared/clock.ts';
import { parseMoney } from '../../shared/money.ts';
import { checkPaymentPassword } from '../account/service.ts';
import { markPaid, orderToPay } from '../orders/service.ts';
import { grantPermit, usePermit } from './repository.ts';

const permitMinutes = 5;

/** Opens the permit for one wallet payment of this session. */
export async function openPermit(password: string, context: Context): Promise<void> {
  const { sessionId, customerId } = customerOf(context);
  const now = context.clock.now();
  await checkPaymentPassword(context.db, customerId, password, now, context.settings);
  await grantPermit(context.db, sessionId, addMinutes(now, permitMinutes));
}

/** Pays an order from the wallet: permit, money and order move together, in the caller's transaction. */
export async function payFromWallet(request: RequestOf<'mall.Pay.walletPay'>, context: Context): Promise<void> {
  const { sessionId, customerId } = customerOf(context);
  const { db, clock } = context;
  const now = clock.now();
  const order = await orderToPay(db, customerId, request.order_list.sNo, now);
  if (parseMoney(request.payment_money) !== order.total) {
    throw new Fault('parameter_refused', { errors: [{ field: 'payment_money', rule: 'equalsOrder' }] });
  }
  if (!(await usePermit(db, sessionId, now))) throw new Fault('payment_password_missing');
  const wallet = await walletOf(db, customerId);
  await post(db, { kind: 'order_payment', walletId: wallet.id, house: 'sales', amount: -order.total, orderId: order.id, at: now });
  await markPaid(db, order.id, request.type, now);
}
