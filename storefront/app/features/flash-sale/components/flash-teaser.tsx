import { Section, styled, UiLink } from '@mall/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';
import type { FlashItem, FlashSale } from '../flash-sale.ts';
import { FlashCards } from './flash-cards.tsx';
import { SlotClock } from './slot-clock.tsx';

const shown = 4;

const Clock = styled('div')(({ theme }) => ({ marginBlockEnd: theme.spacing(3), '&[data-asleep]': { visibility: 'hidden' } }));

interface FlashTeaserProps {
  /** The sale at the time the page was rendered, which may be a while ago. */
  readonly sale: FlashSale;
  readonly saleHref: string;
  readonly hrefOf: (item: FlashItem) => string;
}

/** Renders the current flash sale. The page may come from the page cache, so the current slot is requested again; its space is reserved. */
export function FlashTeaser({ sale, saleHref, hrefOf }: FlashTeaserProps) {
  const { t } = useTranslation('flash-sale');
  const { data, load } = useFetcher<{ readonly sale: FlashSale }>();
  useEffect(() => void load(saleHref), [load, saleHref]);
  const { slot, items, serverTime } = data?.sale ?? sale;
  if (!slot || items.length === 0) return null;
  return (
    <Section
      ground="sunken"
      eyebrow={t('eyebrow')}
      title={t('title')}
      lead={t('lead')}
      action={<UiLink href={saleHref}>{t('all')}</UiLink>}
    >
      <Clock data-asleep={data ? undefined : true}>
        <SlotClock key={`${slot.id} ${serverTime}`} slot={slot} serverTime={serverTime} onTurn={() => void load(saleHref)} />
      </Clock>
      <FlashCards items={items.slice(0, shown)} hrefOf={hrefOf} />
    </Section>
  );
}
