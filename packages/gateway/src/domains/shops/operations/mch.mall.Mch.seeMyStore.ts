import { operation } from '../../../dispatch/operation.ts';
import { listStores } from '../service.ts';

export const seeMyStore = operation('mch.mall.Mch.seeMyStore', async ({ shop_id }, context) => ({
  list: await listStores(shop_id, context),
}));
