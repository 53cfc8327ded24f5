import { operation } from '../../../dispatch/operation.ts';
import { requestWithdrawal } from '../withdrawal-service.ts';

export const withdrawals = operation('mall.User.withdrawals', async (request, context) => {
  await requestWithdrawal(request, context);
  return {};
});
