import { operation } from '../../../dispatch/operation.ts';
import { toggleFollow } from '../../favorites/service.ts';

export const collectionShop = operation('mch.mall.Mch.collectionShop', async ({ shopId }, context) => {
  await toggleFollow(shopId, context);
  return {};
});
