import { operation } from '../../../dispatch/operation.ts';
import { listOrders } from '../views.ts';

export const orderIndex = operation('mall.Order.index', listOrders);
