import { operation } from '../../../dispatch/operation.ts';
import { placeOrder } from '../service.ts';

export const placeOrderHandler = operation('mall.Order.payment', placeOrder);
