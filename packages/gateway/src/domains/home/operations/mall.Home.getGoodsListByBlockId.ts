import { operation } from '../../../dispatch/operation.ts';
import { listBehindMore } from '../service.ts';

export const getGoodsListByBlockId = operation('mall.Home.getGoodsListByBlockId', listBehindMore);
