import { operation } from '../../dispatch/operation.ts';
import { orderMethods } from '../../providers/methods.ts';
import { wireMethods } from '../../providers/presenter.ts';
import { openChargeAtProvider, paidState, showChargeCode } from './charge-service.ts';
import { openPermit, payFromWallet } from './service.ts';

export const getCzorder = operation('mall.Order.getCzorder', ({ trade_no }, context) => paidState(trade_no, context));

export const getPayment = operation('mall.Order.getPayment', async (_request, { settings }) => wireMethods(orderMethods(settings)));

export const payIndex = operation('mall.Pay.index', showChargeCode, { prepare: openChargeAtProvider });

export const walletPay = operation('mall.Pay.walletPay', async (request, context) => {
  await payFromWallet(request, context);
  return {};
});

export const paymentPassword = operation('mall.User.paymentPassword', async ({ password }, context) => {
  await openPermit(password, context);
  return {};
});
