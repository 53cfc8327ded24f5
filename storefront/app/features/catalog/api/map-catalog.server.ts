import type { Gateway } from '#app/shared/gateway/gateway.server.ts';

const pageSize = 50;

/** The number of gateway pages per sitemap. */
const pagesAMap = 4;

/** The catalog data that sitemaps need. */
interface CatalogMap {
  readonly classIds: readonly number[];
  /** The number of product sitemaps. */
  readonly parts: number;
}

/** Loads the classes on sale and the number of product sitemaps. */
export async function mapCatalog({ mall }: Gateway): Promise<CatalogMap> {
  const { total, class_list } = await mall.catalog.search({ pageSize: 1 });
  return { classIds: class_list.map(({ cid }) => cid), parts: Math.ceil(total / (pageSize * pagesAMap)) };
}

/** Loads the products of one sitemap, from 1; none after the last. */
export async function mapProducts({ mall }: Gateway, part: number): Promise<readonly number[]> {
  const first = (part - 1) * pagesAMap + 1;
  const pages = Array.from({ length: pagesAMap }, (_, index) => mall.catalog.search({ page: first + index, pageSize }));
  return (await Promise.all(pages)).flatMap(({ list }) => list.map(({ id }) => id));
}
