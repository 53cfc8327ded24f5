import { operation } from '../../../dispatch/operation.ts';
import { listShopKinds } from '../kinds.ts';

export const mchClass = operation('mch.mall.Mch.mchClass', async (_request, { language }) => ({ list: listShopKinds(language) }));
