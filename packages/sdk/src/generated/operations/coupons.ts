// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** Request of `couponsList`. */
export type CouponsListInput = Schemas['CouponsListInput'];
/** Response data of `couponsList`. */
export type CouponsListData = Schemas['CouponsListData'];
/**
 * List the coupon centre — `plugin.coupon.MallCoupon.index`.
 *
 * Coupons of the mall or its shops, ten per page. Receivable coupons first, then usable, exhausted and used ones.
 *
 * Works with and without a session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, couponsList, { type: 1, page: 1 });
 * ```
 */
export const couponsList: PagedOperation<CouponsListInput, CouponsListData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('plugin.coupon.MallCoupon.index', 'safe', 'optional', /*#__PURE__*/ k.object({
  total: s.IntLike,
  list: /*#__PURE__*/ k.list(s.CentreCoupon, 0, 10),
})), 'page', 'list', 'total');

/** Request of `couponsListForProduct`. */
export type CouponsListForProductInput = Schemas['CouponsListForProductInput'];
/** Response data of `couponsListForProduct`. */
export type CouponsListForProductData = Schemas['CouponsListForProductData'];
/**
 * List the coupons for a product — `plugin.coupon.MallCoupon.proCoupon`.
 *
 * Mall and shop coupons applicable to the product.
 *
 * Works with and without a session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, couponsListForProduct, { goodsId: 1001 });
 * ```
 */
export const couponsListForProduct: Operation<CouponsListForProductInput, CouponsListForProductData, 'safe'> = /*#__PURE__*/ op('plugin.coupon.MallCoupon.proCoupon', 'safe', 'optional', /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(s.OfferedCoupon),
}));

/** Request of `couponsListForShop`. */
export type CouponsListForShopInput = Schemas['CouponsListForShopInput'];
/** Response data of `couponsListForShop`. */
export type CouponsListForShopData = Schemas['CouponsListForShopData'];
/**
 * List the coupons of a shop — `plugin.coupon.MallCoupon.mchCoupon`.
 *
 * Coupons of the shop, receivable ones first.
 *
 * Works with and without a session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 115 unknown_shop, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, couponsListForShop, { mchId: 2 });
 * ```
 */
export const couponsListForShop: Operation<CouponsListForShopInput, CouponsListForShopData, 'safe'> = /*#__PURE__*/ op('plugin.coupon.MallCoupon.mchCoupon', 'safe', 'optional', /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(s.OfferedCoupon),
}));

/** Request of `couponsListOwn`. */
export type CouponsListOwnInput = Schemas['CouponsListOwnInput'];
/** Response data of `couponsListOwn`. */
export type CouponsListOwnData = Schemas['CouponsListOwnData'];
/**
 * List the customer's coupons — `plugin.coupon.MallCoupon.myCoupon`.
 *
 * All coupons of one state, those that expire first at the top, with the counts of all states. A coupon reserved by an unpaid order counts as used until the order is paid or closed.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, couponsListOwn, { type: 0 });
 * ```
 */
export const couponsListOwn: Operation<CouponsListOwnInput, CouponsListOwnData, 'safe'> = /*#__PURE__*/ op('plugin.coupon.MallCoupon.myCoupon', 'safe', 'required', /*#__PURE__*/ k.object({
  wsy_num: s.IntLike,
  ysy_num: s.IntLike,
  ygq_num: s.IntLike,
  total: s.IntLike,
  list: /*#__PURE__*/ k.list(s.OwnCoupon),
}));

/** Request of `couponsReceive`. */
export type CouponsReceiveInput = Schemas['CouponsReceiveInput'];
/** Response data of `couponsReceive`. */
export type CouponsReceiveData = Schemas['CouponsReceiveData'];
/**
 * Receive a coupon — `plugin.coupon.MallCoupon.receive`.
 *
 * Gives the customer a coupon of a campaign. An ended or exhausted campaign is refused as ended; a customer at the limit per customer is refused for the state.
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 222 coupon_ended, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, couponsReceive, { id: 301 });
 * ```
 */
export const couponsReceive: Operation<CouponsReceiveInput, CouponsReceiveData, 'key'> = /*#__PURE__*/ op('plugin.coupon.MallCoupon.receive', 'key', 'required', s.Text);
