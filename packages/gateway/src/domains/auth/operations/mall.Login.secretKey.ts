import { operation } from '../../../dispatch/operation.ts';
import { sendResetSms } from '../sending.ts';

export const resetSecretKey = operation('mall.Login.secretKey', async (request, context) => {
  await sendResetSms(request, context);
  return {};
});
