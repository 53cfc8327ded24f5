import { randomUUID } from 'node:crypto';
import { Container, Section } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router-dom';
import { loadShopCoupons } from '#app/features/coupons/api/load-offered.server.ts';
import { isCouponRequest, receiveCoupon } from '#app/features/coupons/api/receive-coupon.server.ts';
import { CentreTickets } from '#app/features/coupons/components/centre-tickets.tsx';
import { followShop } from '#app/features/shops/api/follow-shop.server.ts';
import { loadStore } from '#app/features/shops/api/load-store.server.ts';
import { StoreGoods } from '#app/features/shops/components/store-goods.tsx';
import { StoreHead } from '#app/features/shops/components/store-head.tsx';
import { storeJsonLd } from '#app/features/shops/store-json-ld.ts';
import { readStoreQuery, storeHref, storeNames } from '#app/features/shops/store-query.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import { PageBreadcrumbs } from '#app/shared/page-breadcrumbs.tsx';
import { readId } from '#app/shared/query-id.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import { useShop } from '#app/shared/shop.ts';
import type { Route } from './+types/shop';

export const handle = {
  namespaces: ['shops', 'coupons', 'catalog-list', 'ui-list', 'ui-deferred'],
  query: { cached: ['id', ...storeNames] },
} satisfies RouteHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = readId(url.searchParams.get('id'));
  if (id === undefined) notFound();
  const query = readStoreQuery(url.searchParams);
  const mall = context.get(gateway);
  const [store, coupons] = await Promise.all([loadStore(mall, id, query), loadShopCoupons(mall, id)]).catch(handlePageError(url, context));
  if (query.page > store.pages) throw redirect(storeHref(id, { ...query, page: store.pages }));
  return { store, coupons: store.hasCoupons ? coupons : [], query, idempotencyKey: randomUUID() };
}

/** Follows or unfollows the shop, or claims one of its coupons. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const mall = context.get(gateway);
  const form = await request.formData();
  const faults = handlePageError(url, context);
  if (isCouponRequest(form)) return await receiveCoupon(mall, form).catch(faults);
  return (await followShop(mall, form).catch(faults)) ?? null;
}

const goodsId = 'goods';

/** Renders a shop: its description, coupons and products. */
export default function ShopPage({ loaderData, actionData }: Route.ComponentProps) {
  const { store, coupons, query, idempotencyKey } = loaderData;
  const { t } = useTranslation(['shops', 'catalog-list']);
  const { publicOrigin } = useShop();
  const here = storeHref(store.id, query);
  return (
    <>
      <Seo
        title={store.name}
        description={t('store.description', { name: store.name, place: store.place, about: store.about })}
        indexed={query.words === ''}
        query={{
          id: String(store.id),
          ...(query.classId !== undefined && { class: String(query.classId) }),
          ...(query.page > 1 && { page: String(query.page) }),
        }}
        {...((store.poster || store.logo) && { image: store.poster || store.logo })}
        jsonLd={storeJsonLd(store, publicOrigin)}
      />
      <Container>
        <PageBreadcrumbs
          items={[
            { label: t('home', { ns: 'catalog-list' }), href: paths.home },
            { label: t('list.title'), href: paths.shopSearch },
            { label: store.name },
          ]}
        />
      </Container>
      <StoreHead key={store.id} store={store} action={here} idempotencyKey={idempotencyKey} />
      {coupons.length > 0 && (
        <Section tight title={t('store.coupons')}>
          <CentreTickets
            key={store.id}
            level={3}
            coupons={coupons}
            outcome={actionData && 'couponId' in actionData ? actionData : undefined}
            idempotencyKey={idempotencyKey}
            useHref={`#${goodsId}`}
          />
        </Section>
      )}
      <div id={goodsId}>
        <StoreGoods store={store} query={query} productHref={(id) => withQuery(paths.product, { id })} />
      </div>
    </>
  );
}
