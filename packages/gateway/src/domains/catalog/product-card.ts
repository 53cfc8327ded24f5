import type { Cents } from '../../shared/money.ts';

/** A product in a list, in one language. */
export interface ProductCard {
  readonly id: number;
  readonly name: string;
  readonly subtitle: string;
  readonly image: string;
  /** The lowest and the highest price of its SKUs. */
  readonly priceFrom: Cents;
  readonly priceTo: Cents;
  readonly sold: number;
  readonly shopName: string;
  readonly status: 1 | 2 | 3 | 4 | 5;
  readonly recycled: boolean;
  readonly labels: readonly number[];
  readonly available: number;
}

/** A row of a query of cards. */
export interface CardRecord extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly subtitle: string;
  readonly image: string;
  readonly price_from: string;
  readonly price_to: string;
  readonly sold: number;
  readonly shop_name: string;
  readonly status: 1 | 2 | 3 | 4 | 5;
  readonly recycled: boolean;
  readonly labels: readonly number[];
  readonly available: number;
}

/** Reads a row of a query of cards. */
export function readCard(record: CardRecord): ProductCard {
  const { id, name, subtitle, image, sold, status, recycled, labels, available } = record;
  return {
    id,
    name,
    subtitle,
    image,
    sold,
    status,
    recycled,
    labels,
    available,
    priceFrom: BigInt(record.price_from),
    priceTo: BigInt(record.price_to),
    shopName: record.shop_name,
  };
}
