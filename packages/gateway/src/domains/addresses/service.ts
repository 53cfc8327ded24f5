import type { DataOf, RequestOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { regionLine } from '../../shared/regions/region-line.ts';
import { findDistrict } from '../../shared/regions/region-tree.ts';
import { lockCustomer } from '../account/lock-customer.ts';
import {
  type AddressRow,
  changeAddress,
  countAddresses,
  deleteAddress,
  findAddress,
  findAddresses,
  findNewestAddress,
  insertAddress,
  makeDefault,
  type NewAddress,
} from './repository.ts';

export type { AddressRow };

type WireAddress = DataOf<'mall.Address.index'>['adds'][number];

const mostAddresses = 50;
/** Dial codes whose addresses are chosen from the region tree. */
const treeDialCodes = ['86', '852'];

/** The addresses of a customer as the wire shows them, the default first. */
export async function listAddresses(db: Db, customerId: number, language: LanguageCode): Promise<WireAddress[]> {
  return (await findAddresses(db, customerId)).map((address) => wireAddress(address, language));
}

const missing = (field: string) => new Fault('parameter_refused', { errors: [{ field, rule: 'known' }] });

/** One address of a customer; somebody else's is as missing as one that never was. */
export async function addressOf(db: Db, customerId: number, id: number): Promise<AddressRow> {
  const address = await findAddress(db, customerId, id);
  if (!address) throw missing('address_id');
  return address;
}

/** Where a customer has things sent when nothing else is said. */
export async function defaultAddressOf(db: Db, customerId: number): Promise<AddressRow | undefined> {
  return (await findAddresses(db, customerId))[0];
}

/** Stores an address; the first one becomes the default. Returns all of them. */
export async function addAddress(request: RequestOf<'mall.Address.saveAddress'>, context: Context): Promise<WireAddress[]> {
  const { customerId } = customerOf(context);
  const address = readAddress(request, context.language);
  return context.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const existing = await countAddresses(tx, customerId);
    if (existing >= mostAddresses)
      throw new Fault('parameter_refused', { errors: [{ field: 'address', rule: 'maxItems', limit: mostAddresses }] });
    const id = await insertAddress(tx, { customerId, ...address, isDefault: false, createdAt: context.clock.now() });
    if (existing === 0 || request.is_default === 1) await makeDefault(tx, customerId, id);
    return listAddresses(tx, customerId, context.language);
  });
}

/** Replaces an address by what is sent. The default stays it. */
export async function replaceAddress({ addr_id, ...request }: RequestOf<'mall.Address.upAdds'>, context: Context): Promise<WireAddress[]> {
  const { customerId } = customerOf(context);
  return context.db.transaction(async (tx) => {
    await lockOwn(tx, customerId, addr_id);
    await changeAddress(tx, addr_id, readAddress(request, context.language));
    if (request.is_default === 1) await makeDefault(tx, customerId, addr_id);
    return listAddresses(tx, customerId, context.language);
  });
}

/** Makes an address the default. */
export async function chooseDefault(addressId: number, context: Context): Promise<WireAddress[]> {
  const { customerId } = customerOf(context);
  return context.db.transaction(async (tx) => {
    await lockOwn(tx, customerId, addressId);
    await makeDefault(tx, customerId, addressId);
    return listAddresses(tx, customerId, context.language);
  });
}

/** Removes an address; the newest other one takes its place as the default. To be called in a transaction. */
export async function removeAddress(addressId: number, context: Context): Promise<WireAddress[]> {
  const { db, language } = context;
  const { customerId } = customerOf(context);
  const address = await lockOwn(db, customerId, addressId);
  await deleteAddress(db, addressId);
  const heir = address.isDefault ? await findNewestAddress(db, customerId) : undefined;
  if (heir) await makeDefault(db, customerId, heir.id);
  return listAddresses(db, customerId, language);
}

/** An address as its form shows it. */
export async function showAddress(
  { addr_id, addrId }: RequestOf<'mall.Address.upAddsindex'>,
  context: Context,
): Promise<DataOf<'mall.Address.upAddsindex'>> {
  const id = addr_id ?? addrId;
  if (id === undefined) throw new Fault('parameter_refused', { errors: [{ field: 'addr_id', rule: 'required' }] });
  const address = await findAddress(context.db, customerOf(context).customerId, id);
  if (!address) throw missing('addr_id');
  return { province: address.province, city_id: address.city, county: address.district, address: wireAddress(address, context.language) };
}

/** An address of the customer, whose changes of addresses wait for one another until the transaction ends. */
async function lockOwn(tx: Db, customerId: number, id: number): Promise<AddressRow> {
  await lockCustomer(tx, customerId);
  const address = await findAddress(tx, customerId, id);
  if (!address) throw missing('addr_id');
  return address;
}

type Sent = Omit<RequestOf<'mall.Address.upAdds'>, 'addr_id'>;
type Written = Omit<NewAddress, 'customerId' | 'isDefault' | 'createdAt'>;

function readAddress(request: Sent, language: LanguageCode): Written {
  return {
    consignee: request.user_name.trim(),
    dialCode: request.cpc ?? '86',
    mobile: request.mobile,
    ...placeOf(request, language),
    detail: request.address.trim(),
    zipCode: request.zip_code ?? '',
  };
}

function placeOf(request: Sent, language: LanguageCode): { province: string; city: string; district: string } {
  if (!treeDialCodes.includes(request.cpc ?? '86')) return { province: request.province ?? '', city: request.city ?? '', district: '' };
  const district = findDistrict(request.place ?? [], language);
  if (!district) throw new Fault('parameter_refused', { errors: [{ field: 'place', rule: 'known' }] });
  return district;
}

function wireAddress(address: AddressRow, language: LanguageCode): WireAddress {
  return {
    id: address.id,
    name: address.consignee,
    tel: address.mobile,
    sheng: address.province,
    city: address.city,
    quyu: address.district,
    region: regionLine(address, language),
    address: address.detail,
    is_default: address.isDefault ? 1 : 0,
    cpc: address.dialCode,
    code: address.zipCode,
  };
}
