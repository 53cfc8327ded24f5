import type { Db } from '../../db/database.ts';
import { and, inArray, sql } from '../../db/drizzle.ts';
import type { Cents } from '../../shared/money.ts';
import { products } from './schema.ts';

/** The label of a product that has a price for members. */
export const memberLabel = 5;
const percentOfPrice = 95n;

/** The price for members of something that has this price for everybody else, to the nearest cent. */
export const memberPrice = (price: Cents): Cents => (price * percentOfPrice + 50n) / 100n;

/** Whether a product has a price for members. */
export const hasMemberPrice = ({ labels }: { readonly labels: readonly number[] }): boolean => labels.includes(memberLabel);

/** Those of these products that have a price for members. */
export async function memberProducts(db: Db, productIds: readonly number[]): Promise<Set<number>> {
  if (productIds.length === 0) return new Set();
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), sql`${memberLabel} = any(${products.labels})`));
  return new Set(rows.map(({ id }) => id));
}
