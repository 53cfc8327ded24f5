import type { DataOf } from '@mall/contract';
import type { LanguageCode } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import { textsIn } from '../../shared/texts.ts';
import { wireFlag } from '../../shared/wire-flag.ts';
import { wireAddress } from '../addresses/presenter.ts';
import { couponBenefit } from '../coupons/schema.ts';
import type { StoreRow } from '../shops/find-shops.ts';
import { wirePlace } from '../shops/presenter.ts';
import type { UsefulCoupon } from './coupons.ts';
import { type DiscountedShop, distributeAmount } from './discounts.ts';
import { lineAmount } from './pricing.ts';
import type { Settlement } from './settle-purchase.ts';

type WireSettlement = DataOf<'mall.Order.settlement'>;
type WireShop = WireSettlement['products'][number];
type WireShopCoupon = NonNullable<WireShop['coupon_list']>[number];
type WireMallCoupon = NonNullable<WireSettlement['coupon_list']>[number];
type WirePayment = Pick<WireSettlement, 'payment' | 'defaultpayment' | 'user_money' | 'password_status' | 'server_time'>;

/** Returns a purchase for the checkout page, without the payment methods. */
export function wireSettlement(settlement: Settlement, language: LanguageCode): Omit<WireSettlement, keyof WirePayment> {
  const { priced, useful, choice, addresses, address, store } = settlement;
  const ofMall = useful.filter(({ campaign }) => campaign.shopId === null);
  return {
    products: priced.shops.map((shop) => wireShop(shop, settlement, language)),
    products_total: formatMoney(priced.productsTotal),
    freight: formatMoney(priced.freight),
    total: Number(formatMoney(priced.total)),
    mch_preferential_amount: formatMoney(priced.shopDiscount),
    preferential_amount: formatMoney(priced.mallDiscount),
    coupon_list: wireMallCoupons(ofMall, choice.mall?.id ?? 0, language),
    coupon_num: ofMall.length,
    coupon_money: formatMoney(priced.mallDiscount),
    grade_rate: 0,
    grade_rate_amount: formatMoney(0n),
    address_list: addresses.map((each) => wireAddress(each, language)),
    address_id: address?.id ?? 0,
    // The mall has no products of suppliers.
    is_supplier_pro: true,
    shop_status: wireFlag(settlement.canBePickedUp),
    self_lifting: wireFlag(store !== undefined),
    ...(store && { omsg: wireStore(store, language) }),
  };
}

function wireShop(part: DiscountedShop, { useful, choice }: Settlement, language: LanguageCode): WireShop {
  const { shop, lines, productsTotal, freight } = part;
  const freights = distributeAmount(freight, lines.map(lineAmount));
  const ofShop = useful.filter(({ campaign }) => campaign.shopId === shop.id);
  return {
    shop_id: shop.id,
    shop_name: shop.name,
    list: lines.map(({ sku, quantity, flashItemId }, index) => ({
      pid: sku.productId,
      cid: sku.skuId,
      img: sku.image,
      product_title: sku.title[language],
      size: sku.options[language],
      price: formatMoney(sku.price),
      num: quantity,
      freight_price: formatMoney(freights[index] ?? 0n),
      ...(flashItemId !== undefined && { sec_id: flashItemId }),
    })),
    products_num: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    product_total: formatMoney(lines.map(lineAmount).reduce((sum, amount) => sum + amount, 0n)),
    freight_price: formatMoney(freight),
    shop_subtotal: formatMoney(productsTotal + freight),
    freight_free_from: formatMoney(shop.freightFreeFrom),
    coupon_list: wireShopCoupons(ofShop, choice.shops.get(shop.id)?.id ?? 0, language),
  };
}

/** Returns the selectable coupons of a shop, the last one for none. */
function wireShopCoupons(coupons: readonly UsefulCoupon[], chosenId: number, language: LanguageCode): WireShopCoupon[] {
  return [...coupons.map((coupon) => wireCoupon(coupon, chosenId, language)), wireNoCoupon(chosenId, language)];
}

/** Returns the selectable coupons of the mall, the last one for none. */
function wireMallCoupons(coupons: readonly UsefulCoupon[], chosenId: number, language: LanguageCode): WireMallCoupon[] {
  return [
    ...coupons.map((coupon) => ({ ...wireCoupon(coupon, chosenId, language), discount_type: 'coupon' as const })),
    { ...wireNoCoupon(chosenId, language), discount_type: 'no_discount' },
  ];
}

const wireNoCoupon = (chosenId: number, language: LanguageCode): WireShopCoupon => ({
  coupon_id: 0,
  coupon_name: textsIn(language).checkout.noCoupon,
  coupon_status: chosenId === 0,
});

function wireCoupon({ id, campaign, saving }: UsefulCoupon, chosenId: number, language: LanguageCode): WireShopCoupon {
  const isShareOff = campaign.benefit === couponBenefit.shareOff;
  return {
    coupon_id: id,
    coupon_name: campaign.name[language],
    coupon_status: id === chosenId,
    activityType: campaign.benefit,
    money: formatMoney(isShareOff ? 0n : saving),
    discount: isShareOff ? campaign.paidShare / 100 : 0,
    limitMoney: formatMoney(campaign.threshold),
  };
}

/** Returns the store as the address of the order. */
function wireStore(store: StoreRow, language: LanguageCode): NonNullable<WireSettlement['omsg']> {
  const { sheng, shi, xian, address } = wirePlace(store, language);
  return { sheng, shi, xian, address };
}
