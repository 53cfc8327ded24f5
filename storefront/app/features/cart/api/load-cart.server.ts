import type { CartListData } from '@mall/sdk/operations/cart';
import { centsOf } from '@mall/ui';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Cart, CartItem, UnavailableItem } from '../cart.ts';
import { toSkus } from './map-skus.ts';

type WireItem = CartListData['list'][number]['list'][number];
type WireGone = CartListData['data0'][number];

const soldOut = 0;

/** Loads the caller's cart with current prices and stock. */
export async function loadCart({ mall }: Gateway): Promise<Cart> {
  const cart = await mall.cart.list();
  return {
    isSignedIn: cart.login_status,
    shops: cart.list.map(({ shop_id, mch_name, list }) => ({
      id: shop_id,
      name: mch_name,
      items: list.map((item) => readItem(item, cart.isVip ?? false)),
    })),
    gone: cart.data0.map(readGone),
    selectedPieces: cart.selected_num,
    selectedTotal: cart.selected_total,
  };
}

function readItem(item: WireItem, isMember: boolean): CartItem {
  const { price, was, memberPrice } = pricesOf(item, isMember);
  const hasChoice = item.attrList.length > 0;
  const own = hasChoice ? toSkus(item).find(({ id }) => id === item.attribute_id) : undefined;
  return {
    id: item.id,
    productId: item.Goods_id,
    name: item.pro_name,
    image: item.imgurl,
    price,
    was,
    memberPrice,
    amount: times(price, item.num),
    count: item.num,
    stock: item.stock,
    selected: item.selected,
    // The same label as in the SKU selection.
    spec: own?.name ?? item.attribute,
    skuId: item.attribute_id,
    hasChoice,
  };
}

function pricesOf({ price, vipPrice }: WireItem, isMember: boolean): Pick<CartItem, 'price' | 'was' | 'memberPrice'> {
  return isMember && vipPrice !== undefined
    ? { price: vipPrice, was: price, memberPrice: undefined }
    : { price, was: undefined, memberPrice: vipPrice };
}

function readGone(item: WireGone): UnavailableItem {
  return {
    id: item.id,
    productId: item.Goods_id,
    name: item.pro_name,
    image: item.imgurl,
    price: item.price,
    count: item.num,
    reason: readReason(item),
  };
}

function readReason({ recycle, goodsStatus }: WireGone): UnavailableItem['reason'] {
  if (recycle) return 'expired';
  return goodsStatus === soldOut ? 'soldOut' : 'offShelf';
}

/** Multiplies a price: the wire has no amount per line. Whole cents need no rounding. */
function times(price: string, count: number): string {
  const cents = centsOf(price) * count;
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
