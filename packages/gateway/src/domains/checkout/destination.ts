import type { DataOf, RequestOf } from '@mall/contract';
import type { Context } from '../../dispatch/context.ts';
import { customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { addressOf, defaultAddressOf } from '../addresses/service.ts';
import type { Destination } from '../orders/create-order.ts';
import { type StoreRow, storeById, wirePlace } from '../shops/service.ts';
import type { PricedOrder } from './pricing.ts';

type PickupRequest = Pick<RequestOf<'mall.Order.payment'>, 'shop_address_id'>;

/** The store that a request names to pick the order up: one of the shop that all of it is from. Undefined for an order to deliver. */
export async function pickupStore(
  { shop_address_id: id }: PickupRequest,
  order: PricedOrder,
  { db }: Context,
): Promise<StoreRow | undefined> {
  if (id === undefined) return undefined;
  const store = await storeById(db, id, 'shop_address_id');
  if (!order.shops.every(({ shop }) => shop.id === store.shopId)) throw new Fault('parameter_refused', notOfTheShop);
  return store;
}

const notOfTheShop = { errors: [{ field: 'shop_address_id', rule: 'known' }] };

/** Where an order goes: to an address of the customer, or into the store, with who comes for it. */
export async function destinationOf(
  request: RequestOf<'mall.Order.payment'>,
  store: StoreRow | undefined,
  context: Context,
): Promise<Destination> {
  if (store) return inStore(request, store);
  const { customerId } = customerOf(context);
  const address =
    request.address_id === undefined
      ? await defaultAddressOf(context.db, customerId)
      : await addressOf(context.db, customerId, request.address_id);
  if (!address) throw new Fault('no_delivery_address');
  const { consignee, mobile, province, city, district, detail } = address;
  return { consignee, mobile, province, city, district, addressDetail: detail };
}

function inStore({ fullName = '', fullPhone = '' }: RequestOf<'mall.Order.payment'>, store: StoreRow): Destination {
  const who = { fullName: fullName.trim(), fullPhone };
  const errors = Object.entries(who).flatMap(([field, value]) => (value === '' ? [{ field, rule: 'required' }] : []));
  if (errors.length > 0) throw new Fault('parameter_refused', { errors });
  const { id, province, city, district, addressDetail } = store;
  return { consignee: who.fullName, mobile: who.fullPhone, province, city, district, addressDetail: addressDetail.zh, pickupStoreId: id };
}

/** The store as the settlement's address. */
export function wireDestination(store: StoreRow, language: LanguageCode): NonNullable<DataOf<'mall.Order.settlement'>['omsg']> {
  const { sheng, shi, xian, address } = wirePlace(store, language);
  return { sheng, shi, xian, address };
}
