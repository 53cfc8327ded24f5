import { operation } from '../../../dispatch/operation.ts';
import { showCart } from '../service.ts';

export const cartIndex = operation('mall.Cart.index', (_request, context) => showCart(context));
