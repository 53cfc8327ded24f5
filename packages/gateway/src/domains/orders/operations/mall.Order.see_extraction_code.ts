import { operation } from '../../../dispatch/operation.ts';
import { showPickupCode } from '../pickup-service.ts';

export const seeExtractionCode = operation('mall.Order.see_extraction_code', ({ order_id }, context) => showPickupCode(order_id, context));
