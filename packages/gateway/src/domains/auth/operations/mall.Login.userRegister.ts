import { operation } from '../../../dispatch/operation.ts';
import { register } from '../registering.ts';

export const userRegister = operation('mall.Login.userRegister', async (request, context) => {
  await register(request, context);
  return {};
});
