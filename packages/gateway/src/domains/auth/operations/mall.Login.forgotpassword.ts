import { operation } from '../../../dispatch/operation.ts';
import { resetPassword } from '../registering.ts';

export const forgotPassword = operation('mall.Login.forgotpassword', async (request, context) => {
  await resetPassword(request, context);
  return {};
});
