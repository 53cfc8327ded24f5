import type { Db } from '../../db/database.ts';
import type { Context } from '../../dispatch/context.ts';
import type { Facet } from './list-classes.ts';
import type { Page, ProductPage } from './list-products.ts';
import { findCardsAndFacets, type ProductFilter, type ProductSort } from './list-repository.ts';
import { findAlternatives } from './search-terms.ts';
import { cjkAlternatives, firstWords, isCjk, type SearchWord } from './search-tokens.ts';

/** The search of a shopper. */
export interface ProductSearch {
  /** The search text; empty for a list with filters only. */
  readonly text: string;
  readonly filter: Omit<ProductFilter, 'words'>;
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
  const words = await findSearchWords(db, text);
  const { cards, total, facets } = await findCardsAndFacets(db, { ...filter, words }, sort, page, language);
  const ofKind = (kind: 'class' | 'brand') => facets.filter((facet) => facet.kind === kind);
  return { cards, total, classes: ofKind('class'), brands: ofKind('brand') };
}

/** Returns the words of a search text, each with the terms that it can mean; undefined for an empty text. */
export async function findSearchWords(db: Db, text: string): Promise<readonly SearchWord[] | undefined> {
  if (text.trim() === '') return undefined;
  const words = firstWords(text);
  const alternatives = await findAlternatives(
    db,
    words.filter((word) => !isCjk(word)),
  );
  return words.map((word) => alternatives.get(word) ?? cjkAlternatives(word));
}
