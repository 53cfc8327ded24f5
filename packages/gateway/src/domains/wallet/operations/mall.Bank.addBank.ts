import { operation } from '../../../dispatch/operation.ts';
import { saveCard } from '../card-service.ts';

export const addBank = operation('mall.Bank.addBank', async (request, context) => {
  await saveCard(request, context);
  return {};
});
