import { operation } from '../../../dispatch/operation.ts';
import { sendSms } from '../sending.ts';

export const secretKey = operation('mall.User.secretKey', async (request, context) => {
  await sendSms(request, context);
  return {};
});
