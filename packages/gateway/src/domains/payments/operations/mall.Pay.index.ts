import { operation } from '../../../dispatch/operation.ts';
import { startCharge } from '../charge-service.ts';

export const payIndex = operation('mall.Pay.index', startCharge);
