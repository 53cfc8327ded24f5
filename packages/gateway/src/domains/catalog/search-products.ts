import type { Db } from '../../db/database.ts';
import type { Context } from '../../dispatch/context.ts';
import type { Facet } from './list-classes.ts';
import type { Page, ProductPage } from './list-products.ts';
import { findCardsAndFacets, type ProductFilter, type ProductSort } from './list-repository.ts';
import { readQuery } from './search/read-query.ts';
import { planSearch, type SearchPlan } from './search/search-plan.ts';

/** The search of a shopper. */
export interface ProductSearch {
  /** The search text; empty for a list with filters only. */
  readonly text: string;
  readonly filter: Omit<ProductFilter, 'search'>;
  readonly sort: ProductSort;
  readonly page: Page;
}

/** A page of found products with the classes and brands to filter by. */
export interface FoundProducts extends ProductPage {
  readonly classes: readonly Facet[];
  readonly brands: readonly Facet[];
}

/** Finds products by words and filters. */
export async function searchProducts({ text, filter, sort, page }: ProductSearch, { db, language }: Context): Promise<FoundProducts> {
  const search = await readSearchText(db, text);
  const { cards, total, facets } = await findCardsAndFacets(db, { ...filter, search }, sort, page, language);
  const ofKind = (kind: 'class' | 'brand') => facets.filter((facet) => facet.kind === kind);
  return { cards, total, classes: ofKind('class'), brands: ofKind('brand') };
}

/** Returns a search text as the database executes it; undefined for an empty text. */
export async function readSearchText(db: Db, text: string): Promise<SearchPlan | undefined> {
  const parts = await readQuery(db, text);
  return parts && planSearch(parts);
}
