import { operation } from '../../../dispatch/operation.ts';
import { applyForShop } from '../application-service.ts';

export const apply = operation('mch.mall.Mch.apply', async (request, context) => {
  await applyForShop(request, context);
  return {};
});
