import { operation } from '../../../dispatch/operation.ts';
import { openChargeAtProvider, showChargeCode } from '../charge-service.ts';

export const payIndex = operation('mall.Pay.index', showChargeCode, { prepare: openChargeAtProvider });
