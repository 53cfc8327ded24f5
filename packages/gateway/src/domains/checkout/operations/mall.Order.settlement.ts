import { operation } from '../../../dispatch/operation.ts';
import { settle } from '../service.ts';

export const settlement = operation('mall.Order.settlement', settle);
