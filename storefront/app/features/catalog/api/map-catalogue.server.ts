import type { Gateway } from '#app/shared/gateway/gateway.server.ts';

const pageSize = 50;

/** Gateway pages that one sitemap takes its products from. */
const pagesAMap = 4;

/** What a mall sells, as far as sitemaps need it. */
interface CatalogueMap {
  readonly classIds: readonly number[];
  /** Sitemaps that the products fill. */
  readonly parts: number;
}

/** The classes on sale, and how many sitemaps the products fill. */
export async function mapCatalogue({ mall }: Gateway): Promise<CatalogueMap> {
  const { total, class_list } = await mall.catalog.search({ pageSize: 1 });
  return { classIds: class_list.map(({ cid }) => cid), parts: Math.ceil(total / (pageSize * pagesAMap)) };
}

/** The products of one sitemap, from 1; none behind the last. */
export async function mapProducts({ mall }: Gateway, part: number): Promise<readonly number[]> {
  const first = (part - 1) * pagesAMap + 1;
  const pages = Array.from({ length: pagesAMap }, (_, at) => mall.catalog.search({ page: first + at, pageSize }));
  return (await Promise.all(pages)).flatMap(({ list }) => list.map(({ id }) => id));
}
