import { operation } from '../../../dispatch/operation.ts';
import { paymentMethods } from '../../../providers/methods.ts';

export const getPayment = operation('mall.Order.getPayment', async () => paymentMethods);
