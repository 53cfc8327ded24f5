import type { Context } from '../../dispatch/context.ts';
import { noFilter } from './list-products.ts';
import { type FacetRecord, findFacets, type ProductFilter } from './list-repository.ts';

/** A class or brand of products. */
export type Facet = Pick<FacetRecord, 'id' | 'name'>;

/** Returns the classes of the products that match a filter, ignoring the filter's own classes. */
export async function listClassesOf({ db, language }: Pick<Context, 'db' | 'language'>, filter: ProductFilter): Promise<Facet[]> {
  return (await findFacets(db, filter, language)).filter(({ kind }) => kind === 'class');
}

/** Returns every class that has products on sale. */
export const listClasses = (reader: Pick<Context, 'db' | 'language'>): Promise<Facet[]> => listClassesOf(reader, noFilter);
