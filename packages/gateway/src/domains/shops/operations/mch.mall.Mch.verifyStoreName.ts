import { operation } from '../../../dispatch/operation.ts';
import { checkShopName } from '../application-service.ts';

export const verifyStoreName = operation('mch.mall.Mch.verifyStoreName', async ({ name }, context) => {
  await checkShopName(name, context);
  return {};
});
