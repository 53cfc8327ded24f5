import { operation } from '../../../dispatch/operation.ts';
import { showOrder } from '../views.ts';

export const orderDetails = operation('mall.Order.orderDetails', ({ order_id }, context) => showOrder(order_id, context));
