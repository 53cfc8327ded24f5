import { Container } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router-dom';
import { openList } from '#app/features/catalog/api/open-list.server.ts';
import { BlankSearch } from '#app/features/catalog/components/blank-search.tsx';
import { ListHead } from '#app/features/catalog/components/list-head.tsx';
import { ListView } from '#app/features/catalog/components/list-view.tsx';
import { listJsonLd } from '#app/features/catalog/list-json-ld.ts';
import { listFields, listFormNames, listNames, readListQuery } from '#app/features/catalog/list-query.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError } from '#app/shared/gateway/page-error.server.ts';
import { PageBreadcrumbs } from '#app/shared/page-breadcrumbs.tsx';
import { requestContext } from '#app/shared/request-context.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import { useShop } from '#app/shared/shop.ts';
import type { Route } from './+types/search-results';

export const handle = {
  namespaces: ['catalog-list', 'catalog-search', 'ui-list'],
  query: { cached: listNames, uncached: [...listFormNames, 'target'] },
} satisfies RouteHandle;

/** Searches products; without a text the gateway is not called. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { words } = readListQuery(url.searchParams);
  // The header's form names the kind of search; without JavaScript the browser always submits it here.
  const target = url.searchParams.get('target');
  if (target !== null)
    throw redirect(withQuery(target === 'shops' ? paths.shopSearch : paths.searchResults, { searchName: words || undefined }));
  if (words === '') return { found: undefined };
  const { language } = context.get(requestContext);
  return { found: await openList(context.get(gateway), paths.searchResults, url, language).catch(handlePageError(url, context)) };
}

const productHref = (id: number) => withQuery(paths.product, { id });

function Found({ list, query }: NonNullable<Route.ComponentProps['loaderData']['found']>) {
  const { t } = useTranslation(['catalog-search', 'catalog-list']);
  const { publicOrigin } = useShop();
  const { words, page } = { words: query.words, page: listFields(query).page };
  return (
    <>
      <Seo
        title={t('search.pageTitle', { words })}
        description={t('search.description', { words })}
        indexed={list.total > 0}
        query={{ searchName: words, ...(page && { page }) }}
        jsonLd={listJsonLd(list, { origin: publicOrigin, page: query.page, hrefOf: productHref })}
      />
      <ListHead eyebrow={t('search.eyebrow')} title={t('search.title', { words })} />
      <ListView list={list} query={query} path={paths.searchResults} productHref={productHref} everythingHref={paths.products} />
    </>
  );
}

/** Renders search results. */
export default function SearchResultsPage({ loaderData: { found } }: Route.ComponentProps) {
  const { t } = useTranslation(['catalog-search', 'catalog-list']);
  return (
    <Container>
      <PageBreadcrumbs items={[{ label: t('home', { ns: 'catalog-list' }), href: paths.home }, { label: t('search.eyebrow') }]} />
      {found ? <Found {...found} /> : <BlankSearch everythingHref={paths.products} />}
    </Container>
  );
}
