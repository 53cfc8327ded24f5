import { operation } from '../../../dispatch/operation.ts';
import { payFromWallet } from '../service.ts';

export const walletPay = operation('mall.Pay.walletPay', async (request, context) => {
  await payFromWallet(request, context);
  return {};
});
