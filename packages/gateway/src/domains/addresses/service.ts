import type { DataOf, RequestOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { isRegion } from '../../shared/regions.ts';
import { type AddressRow, countAddresses, findAddress, findAddresses, insertAddress } from './repository.ts';

export type { AddressRow };

type WireAddress = DataOf<'mall.Address.index'>['adds'][number];

const mostAddresses = 50;
/** Dial codes whose addresses are chosen from the region tree. */
const treeDialCodes = ['86', '852'];

/** The addresses of a customer as the wire shows them, the default first. */
export async function listAddresses(db: Db, customerId: number): Promise<WireAddress[]> {
  return (await findAddresses(db, customerId)).map(wireAddress);
}

/** One address of a customer; somebody else's is as missing as one that never was. */
export async function addressOf(db: Db, customerId: number, id: number): Promise<AddressRow> {
  const address = await findAddress(db, customerId, id);
  if (!address) throw new Fault('parameter_refused', { errors: [{ field: 'address_id', rule: 'known' }] });
  return address;
}

/** Where a customer has things sent when nothing else is said. */
export async function defaultAddressOf(db: Db, customerId: number): Promise<AddressRow | undefined> {
  return (await findAddresses(db, customerId))[0];
}

/** Stores an address; the first one becomes the default. Returns all of them. */
export async function addAddress(request: RequestOf<'mall.Address.saveAddress'>, context: Context): Promise<WireAddress[]> {
  const { customerId } = customerOf(context);
  const existing = await countAddresses(context.db, customerId);
  if (existing >= mostAddresses)
    throw new Fault('parameter_refused', { errors: [{ field: 'address', rule: 'maxItems', limit: mostAddresses }] });
  await insertAddress(context.db, {
    customerId,
    consignee: request.user_name.trim(),
    dialCode: request.cpc ?? '86',
    mobile: request.mobile,
    ...placeOf(request),
    detail: request.address.trim(),
    zipCode: request.zip_code ?? '',
    isDefault: existing === 0 || request.is_default === 1,
    createdAt: context.clock.now(),
  });
  return listAddresses(context.db, customerId);
}

function placeOf(request: RequestOf<'mall.Address.saveAddress'>): { province: string; city: string; district: string } {
  if (!treeDialCodes.includes(request.cpc ?? '86')) return { province: request.province ?? '', city: request.city ?? '', district: '' };
  const [province = '', city = '', district = ''] = request.place ?? [];
  if (!isRegion(province, city, district)) throw new Fault('parameter_refused', { errors: [{ field: 'place', rule: 'known' }] });
  return { province, city, district };
}

function wireAddress(address: AddressRow): WireAddress {
  return {
    id: address.id,
    name: address.consignee,
    tel: address.mobile,
    sheng: address.province,
    city: address.city,
    quyu: address.district,
    address: address.detail,
    is_default: address.isDefault ? 1 : 0,
    cpc: address.dialCode,
    code: address.zipCode,
  };
}
