import { operation } from '../../../dispatch/operation.ts';
import { addToCart } from '../service.ts';

export const addCart = operation('mall.Product.addCart', addToCart, { ownTransactions: true });
