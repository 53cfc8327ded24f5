import type { DataOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { and, inArray, sql } from '../../db/drizzle.ts';
import { type Cents, formatMoney, parseMoney } from '../../shared/money.ts';
import { products } from './schema.ts';

type ProductPage = DataOf<'mall.Product.index'>;

/** The label of a product that members buy for less. */
export const memberLabel = 5;
const percentOfPrice = 95n;

/** What members pay for something that everybody else gets at a price, to the nearest cent. */
export const memberPrice = (price: Cents): Cents => (price * percentOfPrice + 50n) / 100n;

/** Which of these products have a price for members. */
export async function memberProducts(db: Db, productIds: readonly number[]): Promise<Set<number>> {
  if (productIds.length === 0) return new Set();
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), sql`${memberLabel} = any(${products.labels})`));
  return new Set(rows.map(({ id }) => id));
}

/** A product's page with what members pay, for a product that has a price for them. */
export function withMemberPrices(page: ProductPage): ProductPage {
  if (!page.pro.s_type?.split(',').includes(String(memberLabel))) return page;
  const reduced = (price: string) => formatMoney(memberPrice(parseMoney(price)));
  return {
    ...page,
    pro: { ...page.pro, vipPrice: reduced(page.pro.price) },
    attribute_list: page.attribute_list.map((row) => ({ ...row, vipPrice: reduced(row.Price) })),
    skuBeanList: page.skuBeanList.map((sku) => ({ ...sku, vipPrice: reduced(sku.price) })),
  };
}
