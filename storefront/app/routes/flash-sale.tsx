import { Container, SlotLinks, styled, useAnnounce } from '@mall/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { redirect, useNavigation, useRevalidator } from 'react-router-dom';
import { ListHead } from '#app/features/catalog/components/list-head.tsx';
import { loadFlashSale } from '#app/features/flash-sale/api/load-flash-sale.server.ts';
import { FlashItems } from '#app/features/flash-sale/components/flash-items.tsx';
import { SlotClock } from '#app/features/flash-sale/components/slot-clock.tsx';
import { useDelayedPending } from '#app/features/flash-sale/components/use-delayed-pending.ts';
import type { FlashSale, FlashSlot } from '#app/features/flash-sale/flash-sale.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import { PageBreadcrumbs } from '#app/shared/page-breadcrumbs.tsx';
import { readId } from '#app/shared/query-id.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import type { Route } from './+types/flash-sale';

export const handle = { namespaces: ['flash-sale', 'ui-deferred'] } satisfies RouteHandle;

const dayMs = 86_400_000;

const hrefOf = (id: number | undefined, page = 1) => withQuery(paths.flashSale, { id, page: page > 1 ? page : undefined });

export async function loader({ context, url }: Route.LoaderArgs) {
  const [asked, askedPage] = [url.searchParams.get('id'), url.searchParams.get('page')];
  const id = readId(asked);
  const page = askedPage === null ? 1 : readId(askedPage);
  if ((asked !== null && id === undefined) || page === undefined || page > 10_000) notFound();
  const sale = await loadFlashSale(context.get(gateway), id, page).catch(handlePageError(url, context));
  if (sale.pages > 0 && page > sale.pages) throw redirect(hrefOf(id, sale.pages));
  return { sale, page };
}

const Top = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(4),
  rowGap: theme.spacing(1),
  marginBlockEnd: theme.spacing(3),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', marginBlockEnd: 0 },
}));

/** Renders the flash sale: its slots as links, the countdown of the shown slot, and its products. */
export default function FlashSalePage({ loaderData: { sale, page } }: Route.ComponentProps) {
  const { t } = useTranslation('flash-sale');
  const { revalidate } = useRevalidator();
  const loading = useDelayedPending(useIsLeaving(sale.slot?.id));
  useSlotAnnouncement(sale);
  const { slot, items, pages, serverTime } = sale;
  return (
    <>
      <Seo title={t('title')} description={t('description')} />
      <Container>
        <PageBreadcrumbs items={[{ label: t('home'), href: paths.home }, { label: t('title') }]} />
        <Top>
          <ListHead eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
          {slot && <SlotClock key={slot.id} slot={slot} serverTime={serverTime} onTurn={() => void revalidate()} />}
        </Top>
        {slot && <Slots sale={sale} current={slot} />}
        <FlashItems
          items={items}
          page={page}
          pages={pages}
          loading={loading}
          hrefs={{
            // Only products on sale now or soon link to their page with the flash price.
            item: ({ id, productId, state }) =>
              withQuery(paths.product, { id: productId, sec: state === 'running' || state === 'waiting' ? id : undefined }),
            page: (other) => hrefOf(slot?.id, other),
            everything: paths.products,
          }}
        />
      </Container>
    </>
  );
}

function Slots({ sale: { slots, serverTime }, current }: { sale: FlashSale; current: FlashSlot }) {
  const { t } = useTranslation('flash-sale');
  const { day } = useDateTime();
  const now = Date.parse(serverTime);
  const nearDays = new Map<string, string | undefined>([
    [day(now - dayMs), t('slot.yesterday')],
    [day(now), undefined],
    [day(now + dayMs), t('slot.tomorrow')],
  ]);
  const dayOf = (moment: string) => (nearDays.has(day(moment)) ? nearDays.get(day(moment)) : day(moment));
  return (
    <SlotLinks
      current={current.id}
      slots={slots.map(({ id, title, state, startsAt }) => ({
        id,
        title,
        state,
        href: hrefOf(id),
        day: dayOf(startsAt),
      }))}
    />
  );
}

/** Returns true while another slot of the sale is loading. */
function useIsLeaving(shown: number | undefined): boolean {
  const { state, location: next } = useNavigation();
  if (state !== 'loading' || next?.pathname !== paths.flashSale) return false;
  return new URLSearchParams(next.search).get('id') !== String(shown);
}

/** Announces the new slot when the shopper switches between slots. */
function useSlotAnnouncement({ slot }: FlashSale) {
  const { t } = useTranslation('flash-sale');
  const announce = useAnnounce();
  const shown = useRef(slot?.id);
  useEffect(() => {
    if (!slot || slot.id === shown.current) return;
    shown.current = slot.id;
    announce(t('shown', { slot: slot.title }));
  }, [slot, announce, t]);
}
