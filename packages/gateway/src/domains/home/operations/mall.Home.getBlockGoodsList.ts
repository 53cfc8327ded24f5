import { operation } from '../../../dispatch/operation.ts';
import { listBlocks } from '../service.ts';

export const getBlockGoodsList = operation('mall.Home.getBlockGoodsList', (_request, context) => listBlocks(context));
