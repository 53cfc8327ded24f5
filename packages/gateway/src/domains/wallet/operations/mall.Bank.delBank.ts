import { operation } from '../../../dispatch/operation.ts';
import { removeCard } from '../card-service.ts';

export const deleteBank = operation('mall.Bank.delBank', async ({ id }, context) => {
  await removeCard(id, context);
  return {};
});
