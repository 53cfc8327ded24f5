import type { Cents } from '../../shared/money.ts';
import type { Sellable } from '../catalog/find-sellables.ts';

/** A SKU to be bought. */
export interface Wanted {
  readonly sku: Sellable;
  readonly quantity: number;
  /** The flash item whose price the SKU has here. */
  readonly flashItemId?: number;
}

/** The lines of one shop with their amounts. */
export interface PricedShop {
  readonly shop: Sellable['shop'];
  readonly lines: readonly Wanted[];
  readonly goods: Cents;
  readonly freight: Cents;
}

/** An order with its amounts. */
export interface PricedOrder {
  readonly shops: readonly PricedShop[];
  readonly goods: Cents;
  readonly freight: Cents;
  readonly total: Cents;
}

/** The amount of a line. */
export const lineAmount = ({ sku, quantity }: Wanted): Cents => sku.price * BigInt(quantity);

/** Prices an order: goods by shop, and each shop's delivery, which is free from the amount that the shop names. */
export function priceOrder(wanted: readonly Wanted[]): PricedOrder {
  const byShop = new Map<number, Wanted[]>();
  for (const want of wanted) byShop.set(want.sku.shop.id, [...(byShop.get(want.sku.shop.id) ?? []), want]);
  const shops = [...byShop.values()].map(priceShop);
  const goods = sum(shops.map((shop) => shop.goods));
  const freight = sum(shops.map((shop) => shop.freight));
  return { shops, goods, freight, total: goods + freight };
}

function priceShop(lines: readonly Wanted[]): PricedShop {
  const [first] = lines;
  if (!first) throw new RangeError('A shop without lines has no price');
  const { shop } = first.sku;
  const goods = sum(lines.map(lineAmount));
  return { shop, lines, goods, freight: goods >= shop.freightFreeFrom ? 0n : shop.freight };
}

/** An order without freight: its customer picks it up. */
export function withoutDelivery(order: PricedOrder): PricedOrder {
  return { ...order, shops: order.shops.map((shop) => ({ ...shop, freight: 0n })), freight: 0n, total: order.goods };
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0n);
