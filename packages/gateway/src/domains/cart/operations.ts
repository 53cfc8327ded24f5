import { operation } from '../../dispatch/operation.ts';
import { wireFlag } from '../../shared/wire-flag.ts';
import { wireSkus } from '../catalog/sku-presenter.ts';
import { addToCart, limitAdditions } from './add-to-cart.ts';
import { changeLines } from './change-lines.ts';
import { changeSku, listSkusOfLine } from './change-sku.ts';
import { wireCart } from './presenter.ts';
import { moveLinesToFavorites, removeLines } from './remove-lines.ts';
import { showCart } from './show-cart.ts';

export const delCart = operation('mall.Cart.delCart', async ({ car_id }, context) => {
  await removeLines(car_id, context);
  return {};
});

export const djAttribute = operation('mall.Cart.djAttribute', async ({ car_id }, context) => {
  const skus = await listSkusOfLine(car_id, context);
  return skus ? [wireSkus(skus, context.language)] : [];
});

export const cartIndex = operation('mall.Cart.index', async (_request, context) => ({
  login_status: wireFlag(context.session.kind === 'customer'),
  ...wireCart(await showCart(context), context.language),
}));

export const modifyAttribute = operation('mall.Cart.modifyAttribute', async ({ car_id, attribute_id }, context) => {
  await changeSku(car_id, attribute_id, context);
  return {};
});

export const toCollection = operation('mall.Cart.toCollection', async ({ car_id }, context) => {
  await moveLinesToFavorites(car_id, context);
  return {};
});

export const upCart = operation('mall.Cart.upCart', async ({ cart }, context) => {
  const changes = cart.map(({ cart_id, num, selected }) => ({
    id: cart_id,
    quantity: num,
    selected: selected === undefined ? undefined : selected === 1,
  }));
  await changeLines(changes, context);
  return {};
});

export const addCart = operation(
  'mall.Product.addCart',
  async ({ pro_id, attribute_id, num }, context) => {
    const { token, lineId } = await addToCart({ productId: pro_id, skuId: attribute_id, quantity: num }, context);
    return { access_id: token, cart_id: lineId };
  },
  { ownTransactions: true, prepare: (_request, context) => limitAdditions(context) },
);
