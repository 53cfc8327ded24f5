import { operation } from '../../../dispatch/operation.ts';
import { changePassword } from '../security-service.ts';

export const updatePassword = operation('mall.User.updatepassword', async (request, context) => {
  await changePassword(request, context);
  return {};
});
