import { EmptyState, Notice, TabLinks } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loadFavorites, removeFavorite } from '#app/features/favorites/api/load-favorites.server.ts';
import { FavoriteProducts } from '#app/features/favorites/components/favorite-products.tsx';
import { FavoriteShops } from '#app/features/favorites/components/favorite-shops.tsx';
import { favoriteField } from '#app/features/favorites/favorite-intent.ts';
import { type FavoriteTab, favoriteTabs } from '#app/features/favorites/favorites.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import { RefusalNotice } from '#app/shared/page-errors/refusal-notice.tsx';
import { readId } from '#app/shared/query-id.ts';
import type { Route } from './+types/collection';

export const handle = { namespaces: ['favorites'] } satisfies RouteHandle;

const hrefOf = (tab: FavoriteTab) => withQuery(paths.collection, { type: tab === 'products' ? undefined : 2 });
const productHref = (id: number) => withQuery(paths.product, { id });

export async function loader({ context, url }: Route.LoaderArgs) {
  const tab: FavoriteTab = url.searchParams.get('type') === '2' ? 'shops' : 'products';
  return { tab, collection: await loadFavorites(context.get(gateway), tab).catch(handlePageError(url, context)) };
}

/** Removes the favorite that the form names. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const id = readId((await request.formData()).get(favoriteField)) ?? notFound();
  return await removeFavorite(context.get(gateway), id).catch(handlePageError(url, context));
}

/** Renders the customer's favorite products, and followed shops. */
export default function CollectionPage({ loaderData: { tab, collection }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('favorites');
  const { products, shops } = collection;
  return (
    <AccountPage eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} description={t('lead')}>
      <TabLinks
        label={t('tabs.label')}
        current={hrefOf(tab)}
        links={favoriteTabs.map((known) => ({ label: t(`tabs.${known}`), href: hrefOf(known) }))}
      />
      {actionData?.kind === 'removed' && (
        <Notice key={actionData.at} tone="success">
          {t('removed')}
        </Notice>
      )}
      {actionData?.kind === 'refused' && <RefusalNotice key={actionData.at} message={actionData.message} otherwise={t('noResponse')} />}
      {products.length + shops.length === 0 && (
        <EmptyState
          title={t(`empty.${tab}.title`)}
          icon="heart"
          action={
            <Button component={Link} to={tab === 'products' ? paths.products : paths.shopSearch} variant="outlined">
              {t(`empty.${tab}.browse`)}
            </Button>
          }
        >
          {t(`empty.${tab}.text`)}
        </EmptyState>
      )}
      {products.length > 0 && (
        <FavoriteProducts
          products={products}
          label={t('tabs.products')}
          hrefs={{ product: productHref, similar: (pro_id) => withQuery(paths.similar, { pro_id }) }}
        />
      )}
      {shops.length > 0 && (
        <FavoriteShops
          shops={shops}
          label={t('tabs.shops')}
          hrefs={{ page: hrefOf('shops'), shop: (id) => withQuery(paths.shop, { id }), product: productHref }}
        />
      )}
    </AccountPage>
  );
}
