import type { Cents } from '../../shared/money.ts';
import type { SkuDetails } from '../catalog/find-skus.ts';

/** A SKU to buy. */
export interface RequestedLine {
  readonly sku: SkuDetails;
  readonly quantity: number;
  /** The flash sale item whose price applies. */
  readonly flashItemId?: number;
}

/** The lines of one shop with their amounts. */
export interface PricedShop {
  readonly shop: SkuDetails['shop'];
  readonly lines: readonly RequestedLine[];
  readonly productsTotal: Cents;
  readonly freight: Cents;
}

/** An order with its amounts. */
export interface PricedOrder {
  readonly shops: readonly PricedShop[];
  readonly productsTotal: Cents;
  readonly freight: Cents;
  readonly total: Cents;
}

/** Returns the amount of a line. */
export const lineAmount = ({ sku, quantity }: RequestedLine): Cents => sku.price * BigInt(quantity);

/** Prices an order: products by shop, and each shop's delivery fee, which is waived from the shop's threshold. */
export function priceOrder(requestedLines: readonly RequestedLine[]): PricedOrder {
  const byShop = new Map<number, RequestedLine[]>();
  for (const want of requestedLines) byShop.set(want.sku.shop.id, [...(byShop.get(want.sku.shop.id) ?? []), want]);
  const shops = [...byShop.values()].map(priceShop);
  const productsTotal = sum(shops.map((shop) => shop.productsTotal));
  const freight = sum(shops.map((shop) => shop.freight));
  return { shops, productsTotal, freight, total: productsTotal + freight };
}

function priceShop(lines: readonly RequestedLine[]): PricedShop {
  const [first] = lines;
  if (!first) throw new RangeError('A shop without lines has no price');
  const { shop } = first.sku;
  const productsTotal = sum(lines.map(lineAmount));
  return { shop, lines, productsTotal, freight: productsTotal >= shop.freightFreeFrom ? 0n : shop.freight };
}

/** Returns an order without freight, for pickup. */
export function withoutDelivery(order: PricedOrder): PricedOrder {
  return { ...order, shops: order.shops.map((shop) => ({ ...shop, freight: 0n })), freight: 0n, total: order.productsTotal };
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0n);
