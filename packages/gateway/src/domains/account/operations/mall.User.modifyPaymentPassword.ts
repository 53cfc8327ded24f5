import { operation } from '../../../dispatch/operation.ts';
import { changePaymentPassword } from '../security-service.ts';

export const modifyPaymentPassword = operation('mall.User.modifyPaymentPassword', async (request, context) => {
  await changePaymentPassword(request, context);
  return {};
});
