import { operation } from '../../../dispatch/operation.ts';
import { showProduct } from '../service.ts';

export const productIndex = operation('mall.Product.index', ({ pro_id }, context) => showProduct(pro_id, context));
