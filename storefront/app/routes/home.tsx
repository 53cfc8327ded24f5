import { useTranslation } from 'react-i18next';
import { loadPicks } from '#app/features/home/api/load-picks.server.ts';
import { Closing } from '#app/features/home/components/closing.tsx';
import { Hero } from '#app/features/home/components/hero.tsx';
import { PicksSection } from '#app/features/home/components/picks-section.tsx';
import { Promises } from '#app/features/home/components/promises.tsx';
import { Rituals } from '#app/features/home/components/rituals.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import { useShop } from '#app/shared/shop.ts';
import { soonOrLater } from '#app/shared/soon-or-later.ts';
import type { Route } from './+types/home';

export const handle = { namespaces: ['home'] } satisfies RouteHandle;

/** The recommendations, which the page does not wait for. */
export async function loader({ context }: Route.LoaderArgs) {
  const { value: picks } = await soonOrLater(loadPicks(context.get(gateway)));
  return { picks };
}

/** The front page. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { publicOrigin } = useShop();
  return (
    <>
      <Seo
        description={t('mall.description')}
        jsonLd={{ '@type': 'Organization', name: t('mall.name'), url: publicOrigin, logo: new URL('/favicon.svg', publicOrigin).href }}
      />
      <Hero browseHref={paths.products} storyHref={withQuery(paths.about, { type: 'our_story' })} />
      <PicksSection
        picks={loaderData.picks}
        browseHref={paths.products}
        retryHref={paths.home}
        hrefOf={({ id }) => withQuery(paths.product, { id })}
      />
      <Promises />
      <Rituals />
      <Closing browseHref={paths.products} />
    </>
  );
}
