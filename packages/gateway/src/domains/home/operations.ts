import { operation } from '../../dispatch/operation.ts';
import { listBehindMore, listBlocks, showHome } from './service.ts';

export const getBlockGoodsList = operation('mall.Home.getBlockGoodsList', (_request, context) => listBlocks(context));

export const getGoodsListByBlockId = operation('mall.Home.getGoodsListByBlockId', listBehindMore);

export const home = operation('mall.Index.home', showHome);
