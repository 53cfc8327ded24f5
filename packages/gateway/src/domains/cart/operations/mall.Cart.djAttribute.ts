import { operation } from '../../../dispatch/operation.ts';
import { lineSkus } from '../service.ts';

export const djAttribute = operation('mall.Cart.djAttribute', ({ car_id }, context) => lineSkus(car_id, context));
