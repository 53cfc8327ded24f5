import { operation } from '../../../dispatch/operation.ts';
import { choosePaymentPassword } from '../security-service.ts';

export const setPaymentPassword = operation('mall.User.setPaymentPassword', async (request, context) => {
  await choosePaymentPassword(request, context);
  return {};
});
