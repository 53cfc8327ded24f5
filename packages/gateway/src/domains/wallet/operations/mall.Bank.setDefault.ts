import { operation } from '../../../dispatch/operation.ts';
import { chooseDefaultCard } from '../card-service.ts';

export const setDefaultCard = operation('mall.Bank.setDefault', async ({ bankId }, context) => {
  await chooseDefaultCard(bankId, context);
  return {};
});
