import type { RequestOf } from '@mall/contract';
import { Fault } from '../../dispatch/fault.ts';
import { parseMoney } from '../../shared/money.ts';
import { refusedCoupons } from './coupons.ts';
import type { CouponRequest, DirectPurchase, OrderRequest, Purchase } from './purchase.ts';

type SentOrder = RequestOf<'mall.Order.payment'>;
type SentSettlement = RequestOf<'mall.Order.settlement'>;
type SentParts = RequestOf<'mall.Product.immediatelyCart'>['product'];

const required = (field: string) => new Fault('parameter_refused', { errors: [{ field, rule: 'required' }] });

/**
 * Reads a direct purchase from the wire: one object each for product, SKU, quantity and flash sale item.
 * @throws Fault `parameter_refused` when product, SKU or quantity is missing.
 */
export function readDirectPurchase(parts: SentParts): DirectPurchase {
  const { pid, cid, num, sec_id } = Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
  if (pid === undefined || cid === undefined || num === undefined) throw required('product');
  return { productId: pid, skuId: cid, quantity: num, flashItemId: sec_id };
}

/**
 * Reads a purchase from the wire. Throws `parameter_refused` when it names neither a product nor cart lines, or its coupons are invalid.
 */
export function readPurchase(request: SentOrder | SentSettlement): Purchase {
  const { product, cart_id } = request;
  if (!product && !cart_id) throw required('cart_id');
  return {
    from: product ? readDirectPurchase(product) : { cartLineIds: cart_id ?? [] },
    atMemberPrices: request.vipSource === 1,
    pickupStoreId: request.shop_address_id,
    coupons: 'canshu' in request && request.canshu === 'false' ? { kind: 'best' } : readCoupons(request.coupon_id),
    addressId: request.address_id,
  };
}

/** Parses "12,0,7,coupon": a coupon for each shop, one of the mall, and whether the mall's is used. If missing, the best ones apply. */
export function readCoupons(text: string | undefined): CouponRequest {
  if (!text) return { kind: 'best' };
  // Clients of the family send any number of zeros when nothing is selected.
  if (/^0(,0)*$/.test(text)) return { kind: 'none' };
  const match = /^((?:\d{1,10},)*)(\d{1,10}),(coupon|no_discount|0)$/.exec(text);
  if (!match) throw refusedCoupons('pattern');
  const [, shops = '', mall, word] = match;
  return { kind: 'chosen', shops: shops.split(',').slice(0, -1).map(Number), mall: word === 'coupon' ? Number(mall) : 0 };
}

/** Reads an order from the wire. */
export function readOrder(request: SentOrder): OrderRequest {
  const { fullName = '', fullPhone = '', total, remarks = [], pay_type } = request;
  return {
    purchase: readPurchase(request),
    recipient: { name: fullName.trim(), phone: fullPhone },
    seenTotal: total === undefined ? undefined : parseMoney(total),
    remarks,
    paymentMethod: pay_type,
  };
}
