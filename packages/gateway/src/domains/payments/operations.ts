import { customerOf } from '../../dispatch/context.ts';
import { operation } from '../../dispatch/operation.ts';
import { orderMethods } from '../../providers/methods.ts';
import { wireMethods } from '../../providers/presenter.ts';
import { parseMoney } from '../../shared/money.ts';
import { openChargeAtProvider, showChargeCode } from './open-charge.ts';
import { openPermit, payFromWallet } from './pay-from-wallet.ts';
import { readCharge, wirePaymentState } from './presenter.ts';
import { showPaymentState } from './show-payment-state.ts';

export const getCzorder = operation('mall.Order.getCzorder', async ({ trade_no }, context) => {
  const state = await showPaymentState(context.db, customerOf(context).customerId, trade_no);
  return wirePaymentState(state, context.clock.now());
});

export const getPayment = operation('mall.Order.getPayment', async (_request, { settings }) => wireMethods(orderMethods(settings)));

export const payIndex = operation('mall.Pay.index', (request, context) => showChargeCode(readCharge(request), context), {
  prepare: (request, context) => openChargeAtProvider(readCharge(request), context),
});

export const walletPay = operation('mall.Pay.walletPay', async ({ order_list, payment_money, type }, context) => {
  await payFromWallet({ number: order_list.sNo, amount: parseMoney(payment_money), paymentMethod: type }, context);
  return {};
});

export const paymentPassword = operation('mall.User.paymentPassword', async ({ password }, context) => {
  await openPermit(password, context);
  return {};
});
