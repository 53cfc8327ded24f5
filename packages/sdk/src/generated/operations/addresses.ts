// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import * as z from 'zod/mini';
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
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const addressesAdd: Operation<AddressesAddInput, AddressesAddData> = /*#__PURE__*/ op('mall.Address.saveAddress', 'key', 'required', /*#__PURE__*/ k.list(s.Address));

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
export const addressesList: Operation<AddressesListInput, AddressesListData> = /*#__PURE__*/ op('mall.Address.index', 'safe', 'required', /*#__PURE__*/ z.looseObject({
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
