import { operation } from '../../../dispatch/operation.ts';
import { presentCodeReceipt } from '../presenter.ts';
import { sendSms } from '../sending.ts';

export const secretKey = operation('mall.User.secretKey', async (request, context) => presentCodeReceipt(await sendSms(request, context)));
