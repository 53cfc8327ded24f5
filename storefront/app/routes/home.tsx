import { useTranslation } from 'react-i18next';
import { loadCouponTeaser } from '#app/features/coupons/api/load-teaser.server.ts';
import { loadTeaser } from '#app/features/flash-sale/api/load-teaser.server.ts';
import { loadHome } from '#app/features/home/api/load-home.server.ts';
import { loadMemberProducts } from '#app/features/home/api/load-member-products.server.ts';
import { Hero } from '#app/features/home/components/hero.tsx';
import { mallJsonLd } from '#app/features/home/mall-json-ld.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { awaitBriefly } from '#app/shared/await-briefly.ts';
import { lazyHydrated } from '#app/shared/deferred/lazy-hydrated.tsx';
import { type Gateway, gateway } from '#app/shared/gateway/gateway.server.ts';
import { requestContext } from '#app/shared/request-context.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import { useShop } from '#app/shared/shop.ts';
import type { Route } from './+types/home';
import type { Extras } from './parts/home-blocks.tsx';

export const handle = {
  namespaces: ['home'],
  query: { cached: [] },
  deferredNamespaces: ['home-deferred', 'catalog', 'coupons', 'flash-sale', 'ui-deferred'],
} satisfies RouteHandle;

const blocks = lazyHydrated('blocks', async () => (await import('./parts/home-blocks.tsx')).HomeBlocks);

async function loadExtras(mall: Gateway): Promise<Extras> {
  const [sale, coupons, memberProducts] = await Promise.all([loadTeaser(mall), loadCouponTeaser(mall), loadMemberProducts(mall)]);
  return { sale, coupons, memberProducts };
}

/** The wait for robots, which receive complete pages: their head then includes the image. */
const robotPatienceMs = 5000;

/** Starts loading the mall's content, which the page does not wait for. */
export async function loader({ context }: Route.LoaderArgs) {
  const mall = context.get(gateway);
  const patience = context.get(requestContext).whole ? robotPatienceMs : undefined;
  const [{ value: front }, { value: extras }] = await Promise.all([
    awaitBriefly(loadHome(mall), patience),
    awaitBriefly(loadExtras(mall), patience),
    blocks.ready(),
  ]);
  return { front, extras };
}

/** Renders the home page. */
export default function HomePage({ loaderData: { front, extras } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { publicOrigin } = useShop();
  return (
    <>
      <Seo
        description={t('mall.description')}
        image={front instanceof Promise || 'failed' in front ? undefined : front.banners[0]?.imageUrl}
        jsonLd={mallJsonLd(t('mall.name'), { origin: publicOrigin, searchPath: paths.searchResults })}
      />
      <Hero front={front} browseHref={paths.products} storyHref={withQuery(paths.about, { type: 'our_story' })} />
      <blocks.Part front={front} extras={extras} />
    </>
  );
}
