// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation } from '../../operation.ts';
import { op } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** Request of `addressesAdd`. */
export type AddressesAddInput = Schemas['AddressesAddInput'];
/** Response data of `addressesAdd`. */
export type AddressesAddData = Schemas['AddressesAddData'];
/**
 * Add an address — `mall.Address.saveAddress`.
 *
 * Stores a delivery address. The first address becomes the default. For dial codes 86 and 852 the region is sent as `place`, otherwise as `province` and `city`.
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
 *
 * @example
 * ```ts
 * const data = await call(client, addressesAdd, { user_name: '林清', mobile: '13800000001', place: ['浙江省', '杭州市', '西湖区'], address: '灵隐路 18 号茶园小筑 2 幢', is_default: 1 });
 * ```
 */
export const addressesAdd: Operation<AddressesAddInput, AddressesAddData, 'key'> = /*#__PURE__*/ op('mall.Address.saveAddress', 'key', 'required', /*#__PURE__*/ k.list(s.Address), { emptyLists: { place: ',' } });

/** Request of `addressesCountries`. */
export type AddressesCountriesInput = Schemas['AddressesCountriesInput'];
/** Response data of `addressesCountries`. */
export type AddressesCountriesData = Schemas['AddressesCountriesData'];
/**
 * List the countries — `mall.Login.getItuList`.
 *
 * Countries and regions with dial codes and flags, for address forms and phone fields.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, addressesCountries, { keyword: '' });
 * ```
 */
export const addressesCountries: Operation<AddressesCountriesInput, AddressesCountriesData, 'safe'> = /*#__PURE__*/ op('mall.Login.getItuList', 'safe', 'no', /*#__PURE__*/ k.list(s.Country));

/** Request of `addressesList`. */
export type AddressesListInput = Schemas['AddressesListInput'];
/** Response data of `addressesList`. */
export type AddressesListData = Schemas['AddressesListData'];
/**
 * List the addresses — `mall.Address.index`.
 *
 * The customer's delivery addresses, the default first.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, addressesList);
 * ```
 */
export const addressesList: Operation<AddressesListInput, AddressesListData, 'safe'> = /*#__PURE__*/ op('mall.Address.index', 'safe', 'required', /*#__PURE__*/ k.object({
  adds: /*#__PURE__*/ k.list(s.Address),
}));

/** Request of `addressesRegions`. */
export type AddressesRegionsInput = Schemas['AddressesRegionsInput'];
/** Response data of `addressesRegions`. */
export type AddressesRegionsData = Schemas['AddressesRegionsData'];
/**
 * List the regions — `mall.Address.addressManagement`.
 *
 * Provinces, cities and districts as a tree, for the address form.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, addressesRegions);
 * ```
 */
export const addressesRegions: Operation<AddressesRegionsInput, AddressesRegionsData, 'safe'> = /*#__PURE__*/ op('mall.Address.addressManagement', 'safe', 'no', /*#__PURE__*/ k.list(s.Region));

/** Request of `addressesRemove`. */
export type AddressesRemoveInput = Schemas['AddressesRemoveInput'];
/** Response data of `addressesRemove`. */
export type AddressesRemoveData = Schemas['AddressesRemoveData'];
/**
 * Remove an address — `mall.Address.delAdds`.
 *
 * Removes an address. Placed orders are not affected. When the default address is removed, the newest remaining address becomes the default.
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
 *
 * @example
 * ```ts
 * const data = await call(client, addressesRemove, { addr_id: 2 });
 * ```
 */
export const addressesRemove: Operation<AddressesRemoveInput, AddressesRemoveData, 'key'> = /*#__PURE__*/ op('mall.Address.delAdds', 'key', 'required', /*#__PURE__*/ k.list(s.Address));

/** Request of `addressesSetDefault`. */
export type AddressesSetDefaultInput = Schemas['AddressesSetDefaultInput'];
/** Response data of `addressesSetDefault`. */
export type AddressesSetDefaultData = Schemas['AddressesSetDefaultData'];
/**
 * Make an address the default — `mall.Address.setDefault`.
 *
 * Makes the address the default in place of the current default.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, addressesSetDefault, { addr_id: 2 });
 * ```
 */
export const addressesSetDefault: Operation<AddressesSetDefaultInput, AddressesSetDefaultData, 'safe'> = /*#__PURE__*/ op('mall.Address.setDefault', 'safe', 'required', /*#__PURE__*/ k.list(s.Address));

/** Request of `addressesShow`. */
export type AddressesShowInput = Schemas['AddressesShowInput'];
/** Response data of `addressesShow`. */
export type AddressesShowData = Schemas['AddressesShowData'];
/**
 * Show an address for editing — `mall.Address.upAddsindex`.
 *
 * One address with the values for the address form. Either `addr_id` or `addrId` is required.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, addressesShow, { addr_id: 2 });
 * ```
 */
export const addressesShow: Operation<AddressesShowInput, AddressesShowData, 'safe'> = /*#__PURE__*/ op('mall.Address.upAddsindex', 'safe', 'required', s.AddressForm);

/** Request of `addressesUpdate`. */
export type AddressesUpdateInput = Schemas['AddressesUpdateInput'];
/** Response data of `addressesUpdate`. */
export type AddressesUpdateData = Schemas['AddressesUpdateData'];
/**
 * Change an address — `mall.Address.upAdds`.
 *
 * Replaces a delivery address. The rules of `mall.Address.saveAddress` apply. A default address remains the default until another one replaces it.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, addressesUpdate, { addr_id: 2, user_name: '林清', mobile: '13800000001', place: ['上海市', '上海市', '徐汇区'], address: '武康路 88 弄 3 号 302 室', is_default: 0 });
 * ```
 */
export const addressesUpdate: Operation<AddressesUpdateInput, AddressesUpdateData, 'safe'> = /*#__PURE__*/ op('mall.Address.upAdds', 'safe', 'required', /*#__PURE__*/ k.list(s.Address), { emptyLists: { place: ',' } });
