import { describeError, isMallError } from '@mall/sdk';
import type { CheckoutSettleData, CheckoutSettleInput } from '@mall/sdk/operations/checkout';
import { centsOf } from '@mall/ui';
import { toDeliveryAddress } from '#app/shared/delivery-address.ts';
import { flashRefusalOf } from '#app/shared/gateway/flash-refusal.ts';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { enabledMethods, preferredMethodOf } from '#app/shared/gateway/payment-methods.ts';
import { refusedFields } from '#app/shared/gateway/refused-fields.ts';
import { type PaymentMethod, paymentMethods } from '#app/shared/payment-methods.ts';
import { preselectMethod } from '#app/shared/preselected-method.ts';
import type { Checkout, CheckoutState, CouponChoice, PickupStore } from '../checkout.ts';
import { type CheckoutItems, type CheckoutQuery, toProductParts } from '../checkout-query.ts';

const codes = { notOnSale: '50143', stockShort: '50150' } as const;

/** Converts a query to the wire's fields. */
export function wireOf({ wanted, vipSource, addressId, storeId, coupons }: CheckoutQuery) {
  return {
    ...('cartIds' in wanted ? { cart_id: [...wanted.cartIds] } : { product: toProductParts(wanted.product) }),
    ...(vipSource === undefined ? {} : { vipSource }),
    ...(storeId !== undefined ? { shop_address_id: storeId } : addressId === undefined ? {} : { address_id: addressId }),
    ...(coupons === undefined ? {} : { coupon_id: coupons }),
  } satisfies CheckoutSettleInput;
}

/**
 * Prices the order, or returns the reason why it cannot be placed. Throws errors that concern the whole page, and missing addresses and
 * products.
 */
export async function loadCheckout(gateway: Gateway, query: CheckoutQuery): Promise<CheckoutState> {
  const { mall } = gateway;
  try {
    const wire = await mall.checkout.settle({ ...wireOf(query), ...(query.coupons !== undefined && { canshu: 'true' as const }) });
    return { kind: 'open', checkout: toCheckout(wire, await storesOf(gateway, wire), query.storeId) };
  } catch (error) {
    // A coupon of the address may have been used or have expired: use the best ones instead.
    if (query.coupons !== undefined && refusedFields(error).includes('coupon_id'))
      return loadCheckout(gateway, { ...query, coupons: undefined });
    const state = stateOf(error, query.wanted);
    if (state) return state;
    throw error;
  }
}

/** Converts a pricing refusal to the state of the page. */
export function stateOf(error: unknown, wanted: CheckoutItems): Exclude<CheckoutState, { kind: 'open' }> | undefined {
  if (!isMallError(error)) return undefined;
  const fromCart = 'cartIds' in wanted;
  const reason = !fromCart && wanted.product.sec_id !== undefined ? flashRefusalOf(error) : undefined;
  if (reason) return { kind: 'flash', reason };
  if (error.code === codes.notOnSale || error.code === codes.stockShort || describeError(error).action === 'backToCart') {
    return fromCart ? { kind: 'cart', reason: 'stock' } : { kind: 'blocked', message: error.serverMessage ?? '' };
  }
  return refusedFields(error).includes('cart_id') ? { kind: 'gone' } : undefined;
}

/** Loads the pickup stores of the order's only shop. */
async function storesOf({ mall }: Gateway, { products: [first], shop_status }: CheckoutSettleData): Promise<PickupStore[]> {
  if (!first || !shop_status) return [];
  const { list } = await mall.shops.listStores({ shop_id: first.shop_id });
  return list.map(({ id, name, mobile, sheng, shi, xian, address, address_xq, business_hours }) => ({
    id,
    name,
    phone: mobile,
    hours: business_hours,
    // Other servers of the family respond without the complete line.
    place: address_xq ?? [...new Set([sheng, shi, xian]), address].join(' '),
  }));
}

function toChoice(list: NonNullable<CheckoutSettleData['products'][number]['coupon_list']>): CouponChoice {
  return {
    list: list
      .filter(({ coupon_id }) => coupon_id > 0)
      .map(({ coupon_id, coupon_name, money = '0.00' }) => ({
        id: coupon_id,
        name: coupon_name,
        amount: centsOf(money) > 0 ? money : undefined,
      })),
    chosen: list.find(({ coupon_status }) => coupon_status)?.coupon_id ?? 0,
  };
}

function toCheckout(wire: CheckoutSettleData, stores: Checkout['stores'], storeId: number | undefined): Checkout {
  const [first] = wire.address_list;
  return {
    stores,
    storeId,
    coupons: toChoice(wire.coupon_list ?? []),
    contact: { contactName: first?.name ?? '', contactPhone: first?.tel ?? '' },
    shops: wire.products.map((shop) => ({
      id: shop.shop_id,
      name: shop.shop_name,
      lines: shop.list.map(({ cid, pid, product_title, img, size, price, num, sec_id }) => ({
        skuId: cid,
        productId: pid,
        title: product_title,
        image: img,
        spec: size,
        price,
        isFlash: sec_id !== undefined,
        count: num,
      })),
      freight: shop.freight_price,
      freeFrom: shop.freight_free_from,
      subtotal: shop.shop_subtotal,
      coupons: toChoice(shop.coupon_list ?? []),
    })),
    goods: wire.products_total,
    freight: wire.freight,
    reductions: toReductions(wire),
    total: wire.total,
    addresses: wire.address_list.map(toDeliveryAddress),
    addressId: wire.address_id > 0 ? wire.address_id : undefined,
    payTypes: enabledMethods(paymentMethods, wire.payment),
    preferredPayType: preferredOf(wire),
    balance: wire.user_money,
    hasPaymentPassword: wire.password_status,
  };
}

function toReductions(wire: CheckoutSettleData): Checkout['reductions'] {
  const all = [
    { reason: 'shopCoupons', amount: wire.mch_preferential_amount },
    { reason: 'mallCoupon', amount: wire.preferential_amount },
    { reason: 'membership', amount: wire.grade_rate_amount },
  ] as const;
  return all.filter(({ amount }) => centsOf(amount) > 0);
}

function preferredOf({ payment, defaultpayment, user_money, total, password_status }: CheckoutSettleData): PaymentMethod | undefined {
  return preselectMethod(enabledMethods(paymentMethods, payment), preferredMethodOf(defaultpayment.defaultpayName), {
    balance: user_money,
    due: total,
    hasPaymentPassword: password_status,
  });
}
