import { operation } from '../../../dispatch/operation.ts';
import { presentCodeReceipt } from '../presenter.ts';
import { sendEmail } from '../sending.ts';

export const sendEmailCode = operation('mall.User.send_email_verification_code', async (request, context) =>
  presentCodeReceipt(await sendEmail(request, context)),
);
