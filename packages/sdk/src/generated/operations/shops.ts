// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** Request of `shopsAgreement`. */
export type ShopsAgreementInput = Schemas['ShopsAgreementInput'];
/** Response data of `shopsAgreement`. */
export type ShopsAgreementData = Schemas['ShopsAgreementData'];
/**
 * Show the shop agreement — `mch.mall.Mch.agreement`.
 *
 * Agreement to accept before applying for a shop.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, shopsAgreement);
 * ```
 */
export const shopsAgreement: Operation<ShopsAgreementInput, ShopsAgreementData, 'safe'> = /*#__PURE__*/ op('mch.mall.Mch.agreement', 'safe', 'no', /*#__PURE__*/ k.object({
  name: s.Text,
  agreement: s.Html,
}));

/** Request of `shopsApplication`. */
export type ShopsApplicationInput = Schemas['ShopsApplicationInput'];
/** Response data of `shopsApplication`. */
export type ShopsApplicationData = Schemas['ShopsApplicationData'];
/**
 * Show the shop application — `mch.mall.Mch.continueApply`.
 *
 * Application of the customer, for correction. A customer without an application gets the response for a missing record.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, shopsApplication);
 * ```
 */
export const shopsApplication: Operation<ShopsApplicationInput, ShopsApplicationData, 'safe'> = /*#__PURE__*/ op('mch.mall.Mch.continueApply', 'safe', 'required', /*#__PURE__*/ k.object({
  list: s.ShopApplication,
  imgUrls: s.Csv,
}));

/** Request of `shopsApply`. */
export type ShopsApplyInput = Schemas['ShopsApplyInput'];
/** Response data of `shopsApply`. */
export type ShopsApplyData = Schemas['ShopsApplyData'];
/**
 * Apply for a shop — `mch.mall.Mch.apply`.
 *
 * Sends a shop application, or sends a rejected one again. Refused for its state while an application is in review or approved. An identity number with a wrong birth date or check digit is refused as a parameter, and so is a wrong number of pictures.
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 223 shop_name_taken, 225 shop_name_refused, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, shopsApply, { id: 0, name: '素月小铺', shop_information: 'Small-batch soaps and salves from Hangzhou', cid: 2, shop_range: 'Soap, body oil, hand salve', realname: '林清', ID_number: '11010519491231002X', tel: '13800000001', city_all: '浙江省-杭州市-西湖区', address: '灵隐路 18 号茶园小筑 2 幢', shop_nature: 0, imgUrls: ['/media/uploads/b80d3e5f1a27.webp', '/media/uploads/4d96c20e7b31.webp'] });
 * ```
 */
export const shopsApply: Operation<ShopsApplyInput, ShopsApplyData, 'key'> = /*#__PURE__*/ op('mch.mall.Mch.apply', 'key', 'required', s.Nothing, { emptyLists: { imgUrls: ',' } });

/** Request of `shopsCheckName`. */
export type ShopsCheckNameInput = Schemas['ShopsCheckNameInput'];
/** Response data of `shopsCheckName`. */
export type ShopsCheckNameData = Schemas['ShopsCheckNameData'];
/**
 * Check a shop name — `mch.mall.Mch.verifyStoreName`.
 *
 * Checks whether the name is available for an application. The name of the customer's own application is available.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 223 shop_name_taken, 225 shop_name_refused, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, shopsCheckName, { name: '素月小铺' });
 * ```
 */
export const shopsCheckName: Operation<ShopsCheckNameInput, ShopsCheckNameData, 'safe'> = /*#__PURE__*/ op('mch.mall.Mch.verifyStoreName', 'safe', 'required', s.Nothing);

/** Request of `shopsListClasses`. */
export type ShopsListClassesInput = Schemas['ShopsListClassesInput'];
/** Response data of `shopsListClasses`. */
export type ShopsListClassesData = Schemas['ShopsListClassesData'];
/**
 * List the shop classes — `mch.mall.Mch.mchClass`.
 *
 * Shop classes available for applications.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, shopsListClasses);
 * ```
 */
export const shopsListClasses: Operation<ShopsListClassesInput, ShopsListClassesData, 'safe'> = /*#__PURE__*/ op('mch.mall.Mch.mchClass', 'safe', 'no', /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(s.ShopClass),
}));

/** Request of `shopsListStores`. */
export type ShopsListStoresInput = Schemas['ShopsListStoresInput'];
/** Response data of `shopsListStores`. */
export type ShopsListStoresData = Schemas['ShopsListStoresData'];
/**
 * List the stores of a shop — `mch.mall.Mch.seeMyStore`.
 *
 * Stores of a shop for visits and pickups, the default store first.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 115 unknown_shop, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, shopsListStores, { shop_id: 3 });
 * ```
 */
export const shopsListStores: Operation<ShopsListStoresInput, ShopsListStoresData, 'safe'> = /*#__PURE__*/ op('mch.mall.Mch.seeMyStore', 'safe', 'no', /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(s.Store),
}));

/** Request of `shopsShow`. */
export type ShopsShowInput = Schemas['ShopsShowInput'];
/** Response data of `shopsShow`. */
export type ShopsShowData = Schemas['ShopsShowData'];
/**
 * Show a shop — `mch.mall.Mch.storeHomepage`.
 *
 * Shop with its products, filtered and sorted as in `mall.Index.search`, twelve per page.
 *
 * Works with and without a session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 115 unknown_shop, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, shopsShow, { shop_id: 1, page: 1, pageSize: 12 });
 * ```
 */
export const shopsShow: PagedOperation<ShopsShowInput, ShopsShowData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mch.mall.Mch.storeHomepage', 'safe', 'optional', s.ShopPage), 'page', 'list', 'total');

/** Request of `shopsStatus`. */
export type ShopsStatusInput = Schemas['ShopsStatusInput'];
/** Response data of `shopsStatus`. */
export type ShopsStatusData = Schemas['ShopsStatusData'];
/**
 * Show the state of the shop application — `mch.mall.Mch.index`.
 *
 * State and result of the customer's shop application. For an approved shop, each response contains a new token that opens the back office once within two hours.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, shopsStatus);
 * ```
 */
export const shopsStatus: Operation<ShopsStatusInput, ShopsStatusData, 'safe'> = /*#__PURE__*/ op('mch.mall.Mch.index', 'safe', 'required', /*#__PURE__*/ k.object({
  status: s.ApplicationState,
  token: /*#__PURE__*/ k.text(128),
  review_result: /*#__PURE__*/ k.text(500),
}));

/** Request of `shopsToggleFollow`. */
export type ShopsToggleFollowInput = Schemas['ShopsToggleFollowInput'];
/** Response data of `shopsToggleFollow`. */
export type ShopsToggleFollowData = Schemas['ShopsToggleFollowData'];
/**
 * Follow a shop, or unfollow it — `mch.mall.Mch.collectionShop`.
 *
 * Follows the shop, or unfollows it when the customer already follows it.
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 115 unknown_shop, 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
 *
 * @example
 * ```ts
 * const data = await call(client, shopsToggleFollow, { shopId: 2 });
 * ```
 */
export const shopsToggleFollow: Operation<ShopsToggleFollowInput, ShopsToggleFollowData, 'key'> = /*#__PURE__*/ op('mch.mall.Mch.collectionShop', 'key', 'required', s.Nothing);
