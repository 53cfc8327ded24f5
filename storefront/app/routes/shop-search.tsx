import { randomUUID } from 'node:crypto';
import { CardGrid, Container, EmptyState, Pagination } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, redirect } from 'react-router-dom';
import { ListHead } from '#app/features/catalog/components/list-head.tsx';
import { findShops } from '#app/features/shops/api/find-shops.server.ts';
import { followShop } from '#app/features/shops/api/follow-shop.server.ts';
import { FoundShopCard } from '#app/features/shops/components/found-shop.tsx';
import { readWords } from '#app/features/shops/store-query.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError } from '#app/shared/gateway/page-error.server.ts';
import { PageBreadcrumbs } from '#app/shared/page-breadcrumbs.tsx';
import { pageQuery, readPage } from '#app/shared/page-number.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import type { Route } from './+types/shop-search';

export const handle = {
  namespaces: ['shops', 'catalog-list', 'ui-list'],
  query: { cached: ['searchName', 'page'], uncached: ['target'] },
} satisfies RouteHandle;

const hrefOf = (words: string, page: number) => withQuery(paths.shopSearch, { searchName: words || undefined, page: pageQuery(page) });

export async function loader({ context, url }: Route.LoaderArgs) {
  const [words, page] = [readWords(url.searchParams), readPage(url.searchParams)];
  const found = await findShops(context.get(gateway), words, page).catch(handlePageError(url, context));
  if (page > found.pages) throw redirect(hrefOf(words, found.pages));
  return { found, words, page, idempotencyKey: randomUUID() };
}

/** Follows or unfollows a shop. */
export async function action({ context, request, url }: Route.ActionArgs) {
  return (await followShop(context.get(gateway), await request.formData()).catch(handlePageError(url, context))) ?? null;
}

/** Renders the found shops; all of them for an empty text. */
export default function ShopSearchPage({ loaderData: { found, words, page, idempotencyKey } }: Route.ComponentProps) {
  const { t } = useTranslation(['shops', 'catalog-list']);
  const title = words === '' ? t('list.title') : t('list.found', { words });
  return (
    <Container sx={{ paddingBlockEnd: { xs: 8, md: 12 } }}>
      <Seo title={title} description={t('list.description')} indexed={words === ''} query={page > 1 ? { page: String(page) } : {}} />
      <PageBreadcrumbs items={[{ label: t('home', { ns: 'catalog-list' }), href: paths.home }, { label: t('list.title') }]} />
      <ListHead
        eyebrow={t('list.eyebrow')}
        title={title}
        {...(found.total > 0 && { lead: words === '' ? t('list.lead') : t('list.count', { count: found.total }) })}
      />
      {found.total === 0 ? (
        <EmptyState
          title={t('list.empty.title')}
          action={
            <Button component={Link} to={paths.shopSearch} variant="contained">
              {t('list.empty.all')}
            </Button>
          }
        >
          {t('list.empty.text')}
        </EmptyState>
      ) : (
        <CardGrid label={t('list.title')}>
          {found.shops.map((shop) => (
            <FoundShopCard key={shop.id} shop={shop} action={hrefOf(words, page)} idempotencyKey={idempotencyKey} />
          ))}
        </CardGrid>
      )}
      <Pagination page={page} count={found.pages} hrefOf={(other) => hrefOf(words, other)} sx={{ marginBlockStart: 6 }} />
    </Container>
  );
}
