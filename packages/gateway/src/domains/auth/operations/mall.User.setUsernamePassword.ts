import { operation } from '../../../dispatch/operation.ts';
import { chooseAccount } from '../registering.ts';

export const setUsernamePassword = operation('mall.User.setUsernamePassword', async (request, context) => {
  await chooseAccount(request, context);
  return {};
});
