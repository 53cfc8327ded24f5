import { operation } from '../../../dispatch/operation.ts';
import { openPermit } from '../service.ts';

export const paymentPassword = operation('mall.User.paymentPassword', async ({ password }, context) => {
  await openPermit(password, context);
  return {};
});
