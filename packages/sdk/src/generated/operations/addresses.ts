// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation } from '../../operation.ts';
import { op } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `addressesAdd` takes. */
export type AddressesAddInput = Schemas['AddressesAddInput'];
/** What `addressesAdd` answers. */
export type AddressesAddData = Schemas['AddressesAddData'];
/**
 * Add an address — `mall.Address.saveAddress`.
 *
 * Stores a delivery address. The first one becomes the default. For dial codes 86 and 852 the region is sent as `place`, elsewhere as `province` and `city`.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
 */
export const addressesAdd: Operation<AddressesAddInput, AddressesAddData> = /*#__PURE__*/ op('mall.Address.saveAddress', 'key', 'required', /*#__PURE__*/ k.list(s.Address));

/** What `addressesCountries` takes. */
export type AddressesCountriesInput = Schemas['AddressesCountriesInput'];
/** What `addressesCountries` answers. */
export type AddressesCountriesData = Schemas['AddressesCountriesData'];
/**
 * List the countries — `mall.Login.getItuList`.
 *
 * Countries with their dial codes and flags, for the address form and for every phone field.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const addressesCountries: Operation<AddressesCountriesInput, AddressesCountriesData> = /*#__PURE__*/ op('mall.Login.getItuList', 'safe', 'no', /*#__PURE__*/ k.list(s.Country));

/** What `addressesList` takes. */
export type AddressesListInput = Schemas['AddressesListInput'];
/** What `addressesList` answers. */
export type AddressesListData = Schemas['AddressesListData'];
/**
 * List the addresses — `mall.Address.index`.
 *
 * The customer's delivery addresses, the default first.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const addressesList: Operation<AddressesListInput, AddressesListData> = /*#__PURE__*/ op('mall.Address.index', 'safe', 'required', /*#__PURE__*/ k.object({
  adds: /*#__PURE__*/ k.list(s.Address),
}));

/** What `addressesRegions` takes. */
export type AddressesRegionsInput = Schemas['AddressesRegionsInput'];
/** What `addressesRegions` answers. */
export type AddressesRegionsData = Schemas['AddressesRegionsData'];
/**
 * List the regions — `mall.Address.addressManagement`.
 *
 * Provinces, cities and districts as a tree, for the address form.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const addressesRegions: Operation<AddressesRegionsInput, AddressesRegionsData> = /*#__PURE__*/ op('mall.Address.addressManagement', 'safe', 'no', /*#__PURE__*/ k.list(s.Region));

/** What `addressesRemove` takes. */
export type AddressesRemoveInput = Schemas['AddressesRemoveInput'];
/** What `addressesRemove` answers. */
export type AddressesRemoveData = Schemas['AddressesRemoveData'];
/**
 * Remove an address — `mall.Address.delAdds`.
 *
 * Removes an address; orders keep what they were sent to. When the default goes, the newest other address becomes it.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
 */
export const addressesRemove: Operation<AddressesRemoveInput, AddressesRemoveData> = /*#__PURE__*/ op('mall.Address.delAdds', 'key', 'required', /*#__PURE__*/ k.list(s.Address));

/** What `addressesSetDefault` takes. */
export type AddressesSetDefaultInput = Schemas['AddressesSetDefaultInput'];
/** What `addressesSetDefault` answers. */
export type AddressesSetDefaultData = Schemas['AddressesSetDefaultData'];
/**
 * Make an address the default — `mall.Address.setDefault`.
 *
 * The one that was the default becomes a further one.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const addressesSetDefault: Operation<AddressesSetDefaultInput, AddressesSetDefaultData> = /*#__PURE__*/ op('mall.Address.setDefault', 'safe', 'required', /*#__PURE__*/ k.list(s.Address));

/** What `addressesShow` takes. */
export type AddressesShowInput = Schemas['AddressesShowInput'];
/** What `addressesShow` answers. */
export type AddressesShowData = Schemas['AddressesShowData'];
/**
 * Show an address to be changed — `mall.Address.upAddsindex`.
 *
 * One address as the address form needs it. Clients of the family name it `addrId` in the account and `addr_id` in the checkout: one of the two is needed.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const addressesShow: Operation<AddressesShowInput, AddressesShowData> = /*#__PURE__*/ op('mall.Address.upAddsindex', 'safe', 'required', s.AddressForm);

/** What `addressesUpdate` takes. */
export type AddressesUpdateInput = Schemas['AddressesUpdateInput'];
/** What `addressesUpdate` answers. */
export type AddressesUpdateData = Schemas['AddressesUpdateData'];
/**
 * Change an address — `mall.Address.upAdds`.
 *
 * Replaces a delivery address by what is sent; the rules are those of adding one. The default stays the default even when it is sent without: another address has to become it.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const addressesUpdate: Operation<AddressesUpdateInput, AddressesUpdateData> = /*#__PURE__*/ op('mall.Address.upAdds', 'safe', 'required', /*#__PURE__*/ k.list(s.Address));
