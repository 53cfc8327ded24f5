import type { Cents } from '../../shared/money.ts';
import { isFor } from '../coupons/coupon-state.ts';
import { couponBenefit } from '../coupons/schema.ts';
import type { CampaignRow } from '../coupons/use-coupons.ts';
import { lineAmount, type PricedOrder, type PricedShop, type RequestedLine } from './pricing.ts';

/** The parts of a coupon that determine prices. */
export interface PriceCoupon {
  readonly id: number;
  readonly campaign: Pick<CampaignRow, 'shopId' | 'scope' | 'scopeIds' | 'benefit' | 'amount' | 'paidShare' | 'threshold'>;
}

/** The coupons of an order: one per shop, and one of the mall. */
export interface Choice {
  readonly shops: ReadonlyMap<number, PriceCoupon>;
  readonly mall: PriceCoupon | undefined;
}

/** A line with its share of all discounts. */
export interface DiscountedLine extends RequestedLine {
  readonly discount: Cents;
}

/** The lines of one shop; the freight is reduced by coupons. */
export interface DiscountedShop extends PricedShop {
  readonly lines: readonly DiscountedLine[];
}

/** The part of an order that belongs to a shop, with the discounts of the shop's coupon and of the mall's. */
export interface ShopPart extends DiscountedShop {
  readonly shopDiscount: Cents;
  readonly mallDiscount: Cents;
}

/** An order with the discounts of its coupons. */
export interface DiscountedOrder {
  readonly shops: readonly ShopPart[];
  readonly productsTotal: Cents;
  readonly freight: Cents;
  /** Discounts on the products by shop coupons and by the mall coupon. Together they are the sum over the lines. */
  readonly shopDiscount: Cents;
  readonly mallDiscount: Cents;
  readonly total: Cents;
}

export const noCoupons: Choice = { shops: new Map(), mall: undefined };

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0n);

/** Applies coupons to an order: each shop's first, the mall's to the rest. A coupon that does not apply has no effect. */
export function discountOrder(order: PricedOrder, choice: Choice): DiscountedOrder {
  const plain = order.shops.map((shop) => ({ ...shop, lines: shop.lines.map((line) => ({ ...line, discount: 0n })) }));
  const shopsAfterShopCoupons = plain.map((shop) => {
    const coupon = choice.shops.get(shop.shop.id);
    return coupon ? (applyTo([shop], coupon)[0] ?? shop) : shop;
  });
  const shopsAfterAllCoupons = choice.mall ? applyTo(shopsAfterShopCoupons, choice.mall) : shopsAfterShopCoupons;
  const shops = shopsAfterAllCoupons.map((shop, index) => {
    const shopDiscount = totalDiscount(shopsAfterShopCoupons[index]);
    return { ...shop, shopDiscount, mallDiscount: totalDiscount(shop) - shopDiscount };
  });
  const [shopDiscount, mallDiscount] = [sum(shops.map((shop) => shop.shopDiscount)), sum(shops.map((shop) => shop.mallDiscount))];
  const freight = sum(shops.map((shop) => shop.freight));
  return {
    shops,
    productsTotal: order.productsTotal,
    freight,
    shopDiscount,
    mallDiscount,
    total: order.productsTotal + freight - shopDiscount - mallDiscount,
  };
}

const totalDiscount = (shop: DiscountedShop | undefined): Cents => sum((shop?.lines ?? []).map(({ discount }) => discount));

/** Returns whether a coupon applies to a line. Coupons do not apply to lines at flash sale prices. */
const applies = ({ campaign }: PriceCoupon, { sku, flashItemId }: RequestedLine): boolean =>
  flashItemId === undefined && isFor(campaign, { productId: sku.productId, classId: sku.classId, shopId: sku.shop.id });

function applyTo(shops: readonly DiscountedShop[], coupon: PriceCoupon): DiscountedShop[] {
  const { campaign } = coupon;
  const eligibleLines = shops.flatMap(({ lines }) => lines.filter((line) => applies(coupon, line)));
  if (eligibleLines.length === 0 || sum(eligibleLines.map(lineAmount)) < campaign.threshold) return [...shops];
  if (campaign.benefit === couponBenefit.freeDelivery)
    return shops.map((shop) => (shop.lines.some((line) => applies(coupon, line)) ? { ...shop, freight: 0n } : shop));
  const remainingAmounts = eligibleLines.map((line) => lineAmount(line) - line.discount);
  const base = sum(remainingAmounts);
  const shares = distributeAmount(
    campaign.benefit === couponBenefit.shareOff ? base - paidOf(base, campaign.paidShare) : least(campaign.amount, base),
    remainingAmounts,
  );
  const shareOf = new Map(eligibleLines.map((line, index) => [line, shares[index] ?? 0n]));
  return shops.map((shop) => ({
    ...shop,
    lines: shop.lines.map((line) => ({ ...line, discount: line.discount + (shareOf.get(line) ?? 0n) })),
  }));
}

const least = (a: Cents, b: Cents): Cents => (a < b ? a : b);
/** Returns the amount to pay of a share in thousandths, to the nearest cent. */
const paidOf = (amount: Cents, share: number): Cents => (amount * BigInt(share) + 500n) / 1000n;

/**
 * Distributes an amount over lines in proportion to their remaining amounts, to the cent: whole cents first, then one more for those with
 * the largest remainders, of equal ones the last. So no line gets more than its remaining amount.
 */
export function distributeAmount(amount: Cents, remainingAmounts: readonly Cents[]): Cents[] {
  const base = sum(remainingAmounts);
  if (base === 0n) return remainingAmounts.map(() => 0n);
  const parts = remainingAmounts.map((cents, index) => ({ index, whole: (amount * cents) / base, remainder: (amount * cents) % base }));
  const missing = Number(amount - sum(parts.map(({ whole }) => whole)));
  const raised = new Set(
    parts
      .toSorted((a, b) => (a.remainder === b.remainder ? b.index - a.index : a.remainder < b.remainder ? 1 : -1))
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return parts.map(({ index, whole }) => whole + (raised.has(index) ? 1n : 0n));
}

/** Returns the discount of an order by a single coupon. */
export function discountOf(order: PricedOrder, coupon: PriceCoupon): Cents {
  const { shopId } = coupon.campaign;
  return (
    order.total -
    discountOrder(order, shopId === null ? { shops: new Map(), mall: coupon } : { shops: new Map([[shopId, coupon]]), mall: undefined })
      .total
  );
}

/** Returns the cheapest combination of coupons: for each mall coupon, and without one, the best coupon of every shop. */
export function bestChoice(order: PricedOrder, coupons: readonly PriceCoupon[]): Choice {
  const malls = [undefined, ...coupons.filter(({ campaign }) => campaign.shopId === null)];
  const choices = malls.map((mall) =>
    order.shops.reduce((choice, { shop }) => withBestOf(shop.id, choice, order, coupons), { ...noCoupons, mall }),
  );
  return cheapest(order, choices);
}

function withBestOf(shopId: number, choice: Choice, order: PricedOrder, coupons: readonly PriceCoupon[]): Choice {
  const shopCoupons = coupons.filter(({ campaign }) => campaign.shopId === shopId);
  return cheapest(order, [choice, ...shopCoupons.map((coupon) => ({ ...choice, shops: new Map([...choice.shops, [shopId, coupon]]) }))]);
}

/** Returns the cheapest choice; of equal ones the first. */
function cheapest(order: PricedOrder, choices: readonly Choice[]): Choice {
  const [first = noCoupons, ...others] = choices;
  return others.reduce((best, choice) => (discountOrder(order, choice).total < discountOrder(order, best).total ? choice : best), first);
}
