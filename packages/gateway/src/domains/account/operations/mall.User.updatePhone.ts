import { operation } from '../../../dispatch/operation.ts';
import { changePhone } from '../security-service.ts';

export const updatePhone = operation('mall.User.updatePhone', async (request, context) => {
  await changePhone(request, context);
  return {};
});
