import { describeError, isMallError } from '@mall/sdk';
import type { CheckoutSettleData, CheckoutSettleInput } from '@mall/sdk/operations/checkout';
import { centsOf } from '@mall/ui';
import { toDeliveryAddress } from '#app/shared/delivery-address.ts';
import { flashRefusalOf } from '#app/shared/gateway/flash-refusal.ts';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusedFields } from '#app/shared/gateway/refused-fields.ts';
import { type Checkout, type CheckoutState, type PayType, payTypes } from '../checkout.ts';
import { type CheckoutQuery, type Wanted, wantedParts } from '../wanted.ts';

const codes = { notOnSale: '50143', stockShort: '50150' } as const;

/** What is wanted, in the wire's words. */
export function wireOf({ wanted, vipSource, addressId }: CheckoutQuery) {
  return {
    ...('cartIds' in wanted ? { cart_id: [...wanted.cartIds] } : { product: wantedParts(wanted.product) }),
    ...(vipSource === undefined ? {} : { vipSource }),
    ...(addressId === undefined ? {} : { address_id: addressId }),
  } satisfies CheckoutSettleInput;
}

/** Prices the order, or says why there is none. Throws what the whole page answers to, and lost addresses and products. */
export async function loadCheckout({ mall }: Gateway, query: CheckoutQuery): Promise<CheckoutState> {
  try {
    return { kind: 'open', checkout: toCheckout(await mall.checkout.settle(wireOf(query))) };
  } catch (error) {
    const state = stateOf(error, query.wanted);
    if (state) return state;
    throw error;
  }
}

/** What a refusal to price means for the page. */
export function stateOf(error: unknown, wanted: Wanted): Exclude<CheckoutState, { kind: 'open' }> | undefined {
  if (!isMallError(error)) return undefined;
  const fromCart = 'cartIds' in wanted;
  const reason = !fromCart && wanted.product.sec_id !== undefined ? flashRefusalOf(error) : undefined;
  if (reason) return { kind: 'flash', reason };
  if (error.code === codes.notOnSale || error.code === codes.stockShort || describeError(error).action === 'backToCart') {
    return fromCart ? { kind: 'cart', reason: 'stock' } : { kind: 'blocked', message: error.message };
  }
  return refusedFields(error).includes('cart_id') ? { kind: 'gone' } : undefined;
}

function toCheckout(wire: CheckoutSettleData): Checkout {
  return {
    shops: wire.products.map((shop) => ({
      id: shop.shop_id,
      name: shop.shop_name,
      lines: shop.list.map(({ cid, pid, product_title, img, size, price, num, sec_id }) => ({
        skuId: cid,
        productId: pid,
        title: product_title,
        picture: img,
        spec: size,
        price,
        isFlash: sec_id !== undefined,
        count: num,
      })),
      freight: shop.freight_price,
      subtotal: shop.shop_subtotal,
    })),
    goods: wire.products_total,
    freight: wire.freight,
    reductions: toReductions(wire),
    total: wire.total,
    addresses: wire.address_list.map(toDeliveryAddress),
    addressId: wire.address_id > 0 ? wire.address_id : undefined,
    payTypes: payTypes.filter((type) => wire.payment[type]),
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

/** The wire names the preselected method in words of its own. */
const payTypeOf: Readonly<Record<string, PayType>> = { balance: 'wallet_pay', wxPay: 'pc_wechat', aliPay: 'pc_alipay' };

function preferredOf({ payment, defaultpayment }: CheckoutSettleData): PayType | undefined {
  const preferred = payTypeOf[defaultpayment.defaultpayName];
  return preferred && payment[preferred] ? preferred : payTypes.find((type) => payment[type]);
}
