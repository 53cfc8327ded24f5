import { operation } from '../../../dispatch/operation.ts';
import { paidState } from '../charge-service.ts';

export const getCzorder = operation('mall.Order.getCzorder', ({ trade_no }, context) => paidState(trade_no, context));
