import { operation } from '../../dispatch/operation.ts';
import { addToCart, limitAdditions } from './add-to-cart.ts';
import { changeLines, changeSku, lineSkus, moveLinesToFavorites, removeLines, showCart } from './service.ts';

export const delCart = operation('mall.Cart.delCart', async ({ car_id }, context) => {
  await removeLines(car_id, context);
  return {};
});

export const djAttribute = operation('mall.Cart.djAttribute', ({ car_id }, context) => lineSkus(car_id, context));

export const cartIndex = operation('mall.Cart.index', (_request, context) => showCart(context));

export const modifyAttribute = operation('mall.Cart.modifyAttribute', async ({ car_id, attribute_id }, context) => {
  await changeSku(car_id, attribute_id, context);
  return {};
});

export const toCollection = operation('mall.Cart.toCollection', async ({ car_id }, context) => {
  await moveLinesToFavorites(car_id, context);
  return {};
});

export const upCart = operation('mall.Cart.upCart', async ({ cart }, context) => {
  await changeLines(cart, context);
  return {};
});

export const addCart = operation('mall.Product.addCart', addToCart, { ownTransactions: true, prepare: limitAdditions });
