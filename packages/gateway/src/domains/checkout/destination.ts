import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { addressOf, defaultAddressOf } from '../addresses/list-addresses.ts';
import type { Destination } from '../orders/create-order.ts';
import { type StoreRow, storeById } from '../shops/find-shops.ts';
import type { PricedOrder } from './pricing.ts';
import type { Purchase, Recipient } from './purchase.ts';

/**
 * Returns the store where an order is picked up; undefined for an order with delivery.
 * @throws Fault `parameter_refused` when the store is unknown, or a line is not of its shop.
 */
export async function pickupStore({ pickupStoreId }: Purchase, order: PricedOrder, db: Db): Promise<StoreRow | undefined> {
  if (pickupStoreId === undefined) return undefined;
  const store = await storeById(db, pickupStoreId, 'shop_address_id');
  if (!order.shops.every(({ shop }) => shop.id === store.shopId))
    throw new Fault('parameter_refused', { errors: [{ field: 'shop_address_id', rule: 'exists' }] });
  return store;
}

/**
 * Returns the destination of an order with delivery: the selected address, or the default address.
 * @throws Fault `no_delivery_address` when there is none.
 */
export async function deliveryDestination(db: Db, customerId: number, addressId: number | undefined): Promise<Destination> {
  const address =
    addressId === undefined ? await defaultAddressOf(db, customerId) : await addressOf(db, customerId, addressId, 'address_id');
  if (!address) throw new Fault('no_delivery_address');
  const { consignee, mobile, province, city, district, detail } = address;
  return { consignee, mobile, province, city, district, addressDetail: detail };
}

/** Returns the destination of an order for pickup. Throws `parameter_refused` when name or phone of the recipient is missing. */
export function pickupDestination({ name, phone }: Recipient, store: StoreRow): Destination {
  const fields = { fullName: name, fullPhone: phone };
  const errors = Object.entries(fields).flatMap(([field, value]) => (value === '' ? [{ field, rule: 'required' }] : []));
  if (errors.length > 0) throw new Fault('parameter_refused', { errors });
  const { id, province, city, district, addressDetail } = store;
  return { consignee: name, mobile: phone, province, city, district, addressDetail: addressDetail.zh, pickupStoreId: id };
}
