import type { DataOf } from '@mall/contract';
import type { LanguageCode } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import { wireFlag } from '../../shared/wire-flag.ts';
import { wireSkus } from '../catalog/sku-presenter.ts';
import { wireCartCoupon } from '../coupons/presenter.ts';
import type { FilledLine } from './filled-line.ts';
import type { Cart } from './show-cart.ts';

type WireCart = DataOf<'mall.Cart.index'>;
type WireGroup = WireCart['list'][number];

/** Returns the whole cart. */
export function wireCart(cart: Cart, language: LanguageCode): Omit<WireCart, 'login_status'> {
  return {
    isVip: wireFlag(cart.isMember),
    total: cart.valid.length,
    list: wireGroups(cart, language),
    data0: cart.invalid.map((line) => wireInvalidLine(line, language)),
    selected_num: cart.selectedPieces,
    selected_total: formatMoney(cart.selectedTotal),
  };
}

/** Returns the valid lines by shop, in the order of the shops' newest lines. */
function wireGroups({ valid, skus, offers }: Cart, language: LanguageCode): WireGroup[] {
  const byShop = Map.groupBy(valid, ({ sku }) => sku.shop.id);
  return [...byShop].map(([shopId, lines]) => {
    const coupons = (offers.get(shopId) ?? []).map((offer) => wireCartCoupon(offer, language));
    return {
      shop_id: shopId,
      mch_name: lines[0]?.sku.shop.name ?? '',
      isOpenCoupon: coupons.length > 0,
      coupon_list: coupons,
      list: lines.map((line) => wireValidLine(line, skus, language)),
    };
  });
}

function wireValidLine(filled: FilledLine, skus: Cart['skus'], language: LanguageCode): WireGroup['list'][number] {
  const { line, sku, memberPrice } = filled;
  const found = skus.get(sku.productId);
  const described = found && wireSkus(found, language);
  const hasOneSku = (described?.skuBeanList.length ?? 0) <= 1;
  return {
    ...wireLine(filled, language),
    ...(memberPrice !== undefined && { vipPrice: formatMoney(memberPrice) }),
    stock: sku.available,
    attribute_id: sku.skuId,
    attribute: sku.options[language],
    selected: wireFlag(line.selected),
    attrList: hasOneSku ? [] : (described?.attrList ?? []),
    skuBeanList: described?.skuBeanList.filter(({ cid }) => cid === sku.skuId) ?? [],
  };
}

function wireLine({ line, sku }: FilledLine, language: LanguageCode) {
  return { ...wireSummaryLine({ line, sku }, language), Goods_id: sku.productId };
}

/** Returns a line in the summary of the cart. */
export function wireSummaryLine({ line, sku }: Pick<FilledLine, 'line' | 'sku'>, language: LanguageCode) {
  return {
    id: line.id,
    pro_name: sku.title[language],
    imgurl: sku.image,
    price: formatMoney(sku.price),
    num: line.quantity,
  };
}

function wireInvalidLine(filled: FilledLine, language: LanguageCode): WireCart['data0'][number] {
  const common = wireLine(filled, language);
  if (filled.sku.expired) return { ...common, recycle: 1 };
  return { ...common, recycle: 0, goodsStatus: filled.sku.onSale ? 0 : 1 };
}
