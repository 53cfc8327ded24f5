import { operation } from '../../../dispatch/operation.ts';
import { addToCart, limitAdditions } from '../add-to-cart.ts';

export const addCart = operation('mall.Product.addCart', addToCart, { ownTransactions: true, prepare: limitAdditions });
