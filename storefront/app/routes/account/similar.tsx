import { EmptyState, Pagination, ProductCard, ProductGrid, UiLink } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loadFavorites } from '#app/features/favorites/api/load-favorites.server.ts';
import { loadSimilar } from '#app/features/favorites/api/load-similar.server.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { type Gateway, gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError } from '#app/shared/gateway/page-error.server.ts';
import { pageQuery, readPage } from '#app/shared/page-number.ts';
import { readId } from '#app/shared/query-id.ts';
import type { Route } from './+types/similar';

export const handle = { namespaces: ['favorites'] } satisfies RouteHandle;

/** Returns the product of the address; by default the last favorite. */
async function productOf(mall: Gateway, url: URL): Promise<number | undefined> {
  return readId(url.searchParams.get('pro_id')) ?? (await loadFavorites(mall, 'products')).products[0]?.productId;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const mall = context.get(gateway);
  const page = readPage(url.searchParams);
  try {
    const productId = await productOf(mall, url);
    return { productId, page, similar: productId === undefined ? undefined : await loadSimilar(mall, productId, page) };
  } catch (error) {
    return handlePageError(url, context)(error);
  }
}

/** Renders products similar to a favorite. */
export default function SimilarPage({ loaderData: { productId, page, similar } }: Route.ComponentProps) {
  const { t } = useTranslation('favorites');
  const { name = '', products = [], pages = 0 } = similar ?? {};
  return (
    <AccountPage
      eyebrow={t('title')}
      title={name === '' ? t('similar.title') : t('similar.like', { name })}
      description={t('similar.description')}
      action={<UiLink href={paths.collection}>{t('similar.back')}</UiLink>}
    >
      {products.length === 0 ? (
        <EmptyState
          title={t(name === '' ? 'similar.none.title' : 'similar.empty.title')}
          action={
            <Button component={Link} to={paths.products} variant="outlined">
              {t('empty.products.browse')}
            </Button>
          }
        >
          {t(name === '' ? 'similar.none.text' : 'similar.empty.text')}
        </EmptyState>
      ) : (
        <ProductGrid across={4} label={t('similar.title')}>
          {products.map((product) => (
            <ProductCard
              key={product.id}
              href={withQuery(paths.product, { id: product.id })}
              title={product.name}
              imageUrl={product.image}
              price={product.price}
              level={2}
            />
          ))}
        </ProductGrid>
      )}
      <Pagination page={page} count={pages} hrefOf={(other) => withQuery(paths.similar, { pro_id: productId, page: pageQuery(other) })} />
    </AccountPage>
  );
}
