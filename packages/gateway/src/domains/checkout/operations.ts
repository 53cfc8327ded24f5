import { customerOf } from '../../dispatch/context.ts';
import { operation } from '../../dispatch/operation.ts';
import { walletOf } from '../../ledger/ledger.ts';
import { methodsFor } from '../../providers/methods.ts';
import { wireMethods } from '../../providers/presenter.ts';
import { wireDateTime } from '../../shared/clock.ts';
import { formatMoney } from '../../shared/money.ts';
import { wireFlag } from '../../shared/wire-flag.ts';
import { hasPaymentPassword } from '../account/find-customer.ts';
import { placeOrder } from './place-order.ts';
import { wireSettlement } from './presenter.ts';
import { readDirectPurchase, readOrder, readPurchase } from './request-presenter.ts';
import { findDirect } from './requested-lines.ts';
import { settlePurchase } from './settle-purchase.ts';

export const placeOrderHandler = operation('mall.Order.payment', async (request, context) => {
  const { id, number, total } = await placeOrder(readOrder(request), context);
  return { sNo: number, total: formatMoney(total), order_id: id };
});

export const settlement = operation('mall.Order.settlement', async (request, context) => {
  const { db, settings, clock, language } = context;
  const { customerId } = customerOf(context);
  const result = await settlePurchase(readPurchase(request), context);
  return {
    ...wireSettlement(result, language),
    payment: wireMethods(methodsFor(result.priced.total, settings)),
    defaultpayment: { defaultpayName: 'balance' as const },
    user_money: formatMoney((await walletOf(db, customerId)).balance),
    password_status: wireFlag(await hasPaymentPassword(db, customerId)),
    server_time: wireDateTime(clock.now()),
  };
});

export const immediatelyCart = operation('mall.Product.immediatelyCart', async ({ product }, context) => {
  await findDirect(readDirectPurchase(product), context);
  return {};
});
