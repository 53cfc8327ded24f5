import type { Gateway } from '#app/shared/gateway/gateway.server.ts';

const pageSize = 50;
const shops = 2;

/** The maximum number of shops in a sitemap, by number of followers. */
const max = 1000;

/** Loads the mall's shops for sitemaps. */
export async function mapShops({ mall }: Gateway): Promise<readonly number[]> {
  const found: number[] = [];
  for (let page = 1; found.length < max; page += 1) {
    const { list } = await mall.catalog.search({ searchType: shops, page, pageSize });
    found.push(...list.map(({ id }) => id));
    if (list.length < pageSize) break;
  }
  return found;
}
