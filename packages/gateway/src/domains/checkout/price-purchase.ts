import { type Context, customerOf } from '../../dispatch/context.ts';
import { usableCoupons } from '../coupons/use-coupons.ts';
import type { StoreRow } from '../shops/find-shops.ts';
import { chooseCoupons, type UsefulCoupon, usefulCoupons } from './coupons.ts';
import { pickupStore } from './destination.ts';
import { type Choice, type DiscountedOrder, discountOrder } from './discounts.ts';
import { type PricedOrder, priceOrder, withoutDelivery } from './pricing.ts';
import type { Purchase } from './purchase.ts';
import { buysAsMember, findRequestedLines } from './requested-lines.ts';

/** A purchase with its amounts. */
export interface PricedPurchase {
  /** The order without coupons. */
  readonly plain: PricedOrder;
  readonly useful: readonly UsefulCoupon[];
  readonly choice: Choice;
  /** The order with the selected coupons. */
  readonly priced: DiscountedOrder;
  /** The pickup store; undefined for delivery. */
  readonly store: StoreRow | undefined;
}

/** Computes the amounts of a purchase. With `take`, removes cart lines in the caller's transaction. */
export async function pricePurchase(purchase: Purchase, context: Context, take: boolean): Promise<PricedPurchase> {
  const order = priceOrder(await findRequestedLines(purchase, context, take));
  const store = await pickupStore(purchase, order, context.db);
  const plain = store ? withoutDelivery(order) : order;
  const useful = usefulCoupons(plain, await couponsFor(purchase, context));
  const choice = chooseCoupons(purchase.coupons, plain, useful);
  return { plain, useful, choice, priced: discountOrder(plain, choice), store };
}

/** Returns the coupons that a purchase can use: none at member prices. */
async function couponsFor(purchase: Purchase, context: Context) {
  const { customerId } = customerOf(context);
  return (await buysAsMember(purchase, context)) ? [] : usableCoupons(context.db, customerId, context.clock.now());
}
