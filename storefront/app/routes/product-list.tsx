import { Container } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { openList } from '#app/features/catalog/api/open-list.server.ts';
import { ListHead } from '#app/features/catalog/components/list-head.tsx';
import { ListView } from '#app/features/catalog/components/list-view.tsx';
import { listJsonLd } from '#app/features/catalog/list-json-ld.ts';
import { type ListQuery, listFields, listFormNames, listNames } from '#app/features/catalog/list-query.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError } from '#app/shared/gateway/page-error.server.ts';
import { PageBreadcrumbs } from '#app/shared/page-breadcrumbs.tsx';
import { requestContext } from '#app/shared/request-context.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import { useShop } from '#app/shared/shop.ts';
import type { Route } from './+types/product-list';

export const handle = {
  namespaces: ['catalog-list', 'ui-list'],
  deferredNamespaces: ['catalog-search'],
  query: { cached: listNames, uncached: listFormNames },
} satisfies RouteHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(requestContext);
  return await openList(context.get(gateway), paths.products, url, language).catch(handlePageError(url, context));
}

/** Returns the query that makes this a distinct page for search engines: filters, but never the sorting. */
function canonicalQuery(query: ListQuery): Record<string, string> {
  const { class: classes, brand, s_type, page } = listFields(query);
  return { ...(classes && { class: classes }), ...(brand && { brand }), ...(s_type && { s_type }), ...(page && { page }) };
}

const productHref = (id: number) => withQuery(paths.product, { id });

/** Renders all products, or those of a class. */
export default function ProductListPage({ loaderData: { list, query } }: Route.ComponentProps) {
  const { t } = useTranslation('catalog-list');
  const { publicOrigin } = useShop();
  const only = query.class.length === 1 ? list.classes.find(({ id }) => id === query.class[0]) : undefined;
  const home = { label: t('home'), href: paths.home };
  return (
    <>
      <Seo
        title={only?.name ?? t('list.title')}
        description={only ? t('list.classDescription', { name: only.name }) : t('list.description')}
        indexed={list.total > 0}
        query={canonicalQuery(query)}
        jsonLd={listJsonLd(list, { origin: publicOrigin, page: query.page, hrefOf: productHref })}
      />
      <Container>
        <PageBreadcrumbs
          items={only ? [home, { label: t('list.title'), href: paths.products }, { label: only.name }] : [home, { label: t('list.title') }]}
        />
        <ListHead eyebrow={only ? t('list.classEyebrow') : t('list.eyebrow')} title={only?.name ?? t('list.title')} />
        <ListView list={list} query={query} path={paths.products} productHref={productHref} everythingHref={paths.products} />
      </Container>
    </>
  );
}
