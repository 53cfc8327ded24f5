import type { Db } from '../../db/database.ts';
import { and, inArray, sql } from '../../db/drizzle.ts';
import type { Cents } from '../../shared/money.ts';
import { products } from './schema.ts';

/** The label of products with a member price. */
export const memberLabel = 5;
const percentOfPrice = 95n;

/** Returns the member price for a price, to the nearest cent. */
export const memberPrice = (price: Cents): Cents => (price * percentOfPrice + 50n) / 100n;

/** Returns whether a product has a member price. */
export const hasMemberPrice = ({ labels }: { readonly labels: readonly number[] }): boolean => labels.includes(memberLabel);

/** Returns the products that have a member price, of the given ones. */
export async function memberProducts(db: Db, productIds: readonly number[]): Promise<Set<number>> {
  if (productIds.length === 0) return new Set();
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), sql`${memberLabel} = any(${products.labels})`));
  return new Set(rows.map(({ id }) => id));
}
