// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `couponsList` takes. */
export type CouponsListInput = Schemas['CouponsListInput'];
/** What `couponsList` answers. */
export type CouponsListData = Schemas['CouponsListData'];
/**
 * List the coupon centre — `plugin.coupon.MallCoupon.index`.
 *
 * Coupons of the mall or of its shops, ten a page: first those the caller can receive, then those to use, then those that are gone, then the used ones.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const couponsList: PagedOperation<CouponsListInput, CouponsListData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('plugin.coupon.MallCoupon.index', 'safe', 'optional', /*#__PURE__*/ k.object({
  total: s.IntLike,
  list: /*#__PURE__*/ k.list(s.CentreCoupon, 0, 10),
})), 'page', 'list', 'total');

/** What `couponsListForProduct` takes. */
export type CouponsListForProductInput = Schemas['CouponsListForProductInput'];
/** What `couponsListForProduct` answers. */
export type CouponsListForProductData = Schemas['CouponsListForProductData'];
/**
 * List the coupons for a product — `plugin.coupon.MallCoupon.proCoupon`.
 *
 * Coupons that the product can be bought with: the mall's and its shop's.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused.
 */
export const couponsListForProduct: Operation<CouponsListForProductInput, CouponsListForProductData> = /*#__PURE__*/ op('plugin.coupon.MallCoupon.proCoupon', 'safe', 'optional', /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(s.OfferedCoupon),
}));

/** What `couponsListForShop` takes. */
export type CouponsListForShopInput = Schemas['CouponsListForShopInput'];
/** What `couponsListForShop` answers. */
export type CouponsListForShopData = Schemas['CouponsListForShopData'];
/**
 * List the coupons of a shop — `plugin.coupon.MallCoupon.mchCoupon`.
 *
 * Coupons that the shop itself offers, those to receive first.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 115 unknown_shop, 4003 maintenance, 50010 parameter_refused.
 */
export const couponsListForShop: Operation<CouponsListForShopInput, CouponsListForShopData> = /*#__PURE__*/ op('plugin.coupon.MallCoupon.mchCoupon', 'safe', 'optional', /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(s.OfferedCoupon),
}));

/** What `couponsListOwn` takes. */
export type CouponsListOwnInput = Schemas['CouponsListOwnInput'];
/** What `couponsListOwn` answers. */
export type CouponsListOwnData = Schemas['CouponsListOwnData'];
/**
 * List the customer's coupons — `plugin.coupon.MallCoupon.myCoupon`.
 *
 * All coupons of one state, those that end first before the others, with the counts of all states. A coupon bound to an unpaid order counts as used until the order is paid or closed.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const couponsListOwn: Operation<CouponsListOwnInput, CouponsListOwnData> = /*#__PURE__*/ op('plugin.coupon.MallCoupon.myCoupon', 'safe', 'required', /*#__PURE__*/ k.object({
  wsy_num: s.IntLike,
  ysy_num: s.IntLike,
  ygq_num: s.IntLike,
  total: s.IntLike,
  list: /*#__PURE__*/ k.list(s.OwnCoupon),
}));

/** What `couponsReceive` takes. */
export type CouponsReceiveInput = Schemas['CouponsReceiveInput'];
/** What `couponsReceive` answers. */
export type CouponsReceiveData = Schemas['CouponsReceiveData'];
/**
 * Receive a coupon — `plugin.coupon.MallCoupon.receive`.
 *
 * Gives the customer a coupon of a campaign. A campaign that is over, or has none left, refuses as ended; one that has given this customer as many as it gives to one refuses as a state.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 222 coupon_ended, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 */
export const couponsReceive: Operation<CouponsReceiveInput, CouponsReceiveData> = /*#__PURE__*/ op('plugin.coupon.MallCoupon.receive', 'key', 'required', s.Text);
