// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `shopsAgreement` takes. */
export type ShopsAgreementInput = Schemas['ShopsAgreementInput'];
/** What `shopsAgreement` answers. */
export type ShopsAgreementData = Schemas['ShopsAgreementData'];
/**
 * Show the agreement with shops — `mch.mall.Mch.agreement`.
 *
 * What an applicant agrees to, to be ticked before an application is sent.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const shopsAgreement: Operation<ShopsAgreementInput, ShopsAgreementData> = /*#__PURE__*/ op('mch.mall.Mch.agreement', 'safe', 'no', /*#__PURE__*/ k.object({
  name: s.Text,
  agreement: s.Html,
}));

/** What `shopsApplication` takes. */
export type ShopsApplicationInput = Schemas['ShopsApplicationInput'];
/** What `shopsApplication` answers. */
export type ShopsApplicationData = Schemas['ShopsApplicationData'];
/**
 * Show the application for a shop — `mch.mall.Mch.continueApply`.
 *
 * What the customer sent, to be corrected and sent again. A customer who has not applied is answered as for a missing record.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const shopsApplication: Operation<ShopsApplicationInput, ShopsApplicationData> = /*#__PURE__*/ op('mch.mall.Mch.continueApply', 'safe', 'required', /*#__PURE__*/ k.object({
  list: s.ShopApplication,
  imgUrls: s.Csv,
}));

/** What `shopsApply` takes. */
export type ShopsApplyInput = Schemas['ShopsApplyInput'];
/** What `shopsApply` answers. */
export type ShopsApplyData = Schemas['ShopsApplyData'];
/**
 * Apply for a shop — `mch.mall.Mch.apply`.
 *
 * Sends an application, or sends a rejected one again. Refused as a state while one is in review or approved. An identity number whose birth date or check digit is wrong is refused as a parameter, and so is a number of pictures that does not fit the applicant.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 223 shop_name_taken, 225 shop_name_refused, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 */
export const shopsApply: Operation<ShopsApplyInput, ShopsApplyData> = /*#__PURE__*/ op('mch.mall.Mch.apply', 'key', 'required', s.Nothing);

/** What `shopsCheckName` takes. */
export type ShopsCheckNameInput = Schemas['ShopsCheckNameInput'];
/** What `shopsCheckName` answers. */
export type ShopsCheckNameData = Schemas['ShopsCheckNameData'];
/**
 * Check a name for a shop — `mch.mall.Mch.verifyStoreName`.
 *
 * Says whether an application may carry the name. The name of the customer's own application counts as free.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 223 shop_name_taken, 225 shop_name_refused, 4003 maintenance, 50010 parameter_refused.
 */
export const shopsCheckName: Operation<ShopsCheckNameInput, ShopsCheckNameData> = /*#__PURE__*/ op('mch.mall.Mch.verifyStoreName', 'safe', 'required', s.Nothing);

/** What `shopsListClasses` takes. */
export type ShopsListClassesInput = Schemas['ShopsListClassesInput'];
/** What `shopsListClasses` answers. */
export type ShopsListClassesData = Schemas['ShopsListClassesData'];
/**
 * List the kinds of shops — `mch.mall.Mch.mchClass`.
 *
 * The kinds of shops that can be applied for.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const shopsListClasses: Operation<ShopsListClassesInput, ShopsListClassesData> = /*#__PURE__*/ op('mch.mall.Mch.mchClass', 'safe', 'no', /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(s.ShopClass),
}));

/** What `shopsListStores` takes. */
export type ShopsListStoresInput = Schemas['ShopsListStoresInput'];
/** What `shopsListStores` answers. */
export type ShopsListStoresData = Schemas['ShopsListStoresData'];
/**
 * List the stores of a shop — `mch.mall.Mch.seeMyStore`.
 *
 * Where a shop can be visited and orders are picked up, the default store first.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 115 unknown_shop, 4003 maintenance, 50010 parameter_refused.
 */
export const shopsListStores: Operation<ShopsListStoresInput, ShopsListStoresData> = /*#__PURE__*/ op('mch.mall.Mch.seeMyStore', 'safe', 'no', /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(s.Store),
}));

/** What `shopsShow` takes. */
export type ShopsShowInput = Schemas['ShopsShowInput'];
/** What `shopsShow` answers. */
export type ShopsShowData = Schemas['ShopsShowData'];
/**
 * Show a shop — `mch.mall.Mch.storeHomepage`.
 *
 * A shop with its products, filtered and sorted as in mall.Index.search, twelve a page.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 115 unknown_shop, 4003 maintenance, 50010 parameter_refused.
 */
export const shopsShow: PagedOperation<ShopsShowInput, ShopsShowData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mch.mall.Mch.storeHomepage', 'safe', 'optional', s.ShopPage), 'page', 'list', 'total');

/** What `shopsStatus` takes. */
export type ShopsStatusInput = Schemas['ShopsStatusInput'];
/** What `shopsStatus` answers. */
export type ShopsStatusData = Schemas['ShopsStatusData'];
/**
 * Show where the application for a shop stands — `mch.mall.Mch.index`.
 *
 * Whether the customer has applied for a shop, and what came of it. For an approved shop each answer holds a fresh token that opens the back office once, within two hours.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const shopsStatus: Operation<ShopsStatusInput, ShopsStatusData> = /*#__PURE__*/ op('mch.mall.Mch.index', 'safe', 'required', /*#__PURE__*/ k.object({
  status: s.ApplicationState,
  token: /*#__PURE__*/ k.text(128),
  review_result: /*#__PURE__*/ k.text(500),
}));

/** What `shopsToggleFollow` takes. */
export type ShopsToggleFollowInput = Schemas['ShopsToggleFollowInput'];
/** What `shopsToggleFollow` answers. */
export type ShopsToggleFollowData = Schemas['ShopsToggleFollowData'];
/**
 * Follow a shop, or unfollow it — `mch.mall.Mch.collectionShop`.
 *
 * Follows the shop, or unfollows it when the customer follows it already.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 115 unknown_shop, 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
 */
export const shopsToggleFollow: Operation<ShopsToggleFollowInput, ShopsToggleFollowData> = /*#__PURE__*/ op('mch.mall.Mch.collectionShop', 'key', 'required', s.Nothing);
