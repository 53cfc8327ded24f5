import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { type AddressRow, listAddresses, unknownAddress } from '../addresses/list-addresses.ts';
import { hasStores } from '../shops/find-shops.ts';
import { type PricedPurchase, pricePurchase } from './price-purchase.ts';
import type { PricedOrder } from './pricing.ts';
import type { Purchase } from './purchase.ts';

/** A purchase with all data of the checkout page. */
export interface Settlement extends PricedPurchase {
  readonly addresses: readonly AddressRow[];
  /** The selected address, or the default one; undefined when the customer has none. */
  readonly address: AddressRow | undefined;
  /** Whether store pickup is available. */
  readonly canBePickedUp: boolean;
}

/** Computes the total of a purchase, without placing an order. */
export async function settlePurchase(purchase: Purchase, context: Context): Promise<Settlement> {
  const { db } = context;
  const { customerId } = customerOf(context);
  const result = await pricePurchase(purchase, context, false);
  const addresses = await listAddresses(db, customerId);
  const { addressId } = purchase;
  const address = addressId === undefined ? addresses[0] : addresses.find(({ id }) => id === addressId);
  if (addressId !== undefined && !address) throw unknownAddress('address_id');
  return { ...result, addresses, address, canBePickedUp: await canBePickedUp(result.plain, db) };
}

/** Returns whether pickup is available: only for an order of one shop that has a store. */
async function canBePickedUp({ shops: [first, ...others] }: PricedOrder, db: Db): Promise<boolean> {
  return first !== undefined && others.length === 0 && hasStores(db, first.shop.id);
}
