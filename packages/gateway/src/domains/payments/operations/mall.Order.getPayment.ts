import { operation } from '../../../dispatch/operation.ts';
import { orderMethods } from '../../../providers/methods.ts';

export const getPayment = operation('mall.Order.getPayment', async (_request, { settings }) => orderMethods(settings));
