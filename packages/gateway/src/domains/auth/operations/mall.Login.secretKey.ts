import { operation } from '../../../dispatch/operation.ts';
import { presentCodeReceipt } from '../presenter.ts';
import { sendResetSms } from '../sending.ts';

export const resetSecretKey = operation('mall.Login.secretKey', async (request, context) =>
  presentCodeReceipt(await sendResetSms(request, context)),
);
