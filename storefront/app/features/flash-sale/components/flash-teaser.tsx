import { FlashSaleCard, ProductGrid, Section, UiLink } from '@mall/ui';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';
import type { FlashItem, FlashSale } from '../flash-sale.ts';
import { SlotClock } from './slot-clock.tsx';

const shown = 4;

// A quarter of the page's column; half a phone.
const sizes = '(min-width: 1312px) 288px, (min-width: 900px) 23vw, 50vw';

const Clock = styled('div')(({ theme }) => ({ marginBlockEnd: theme.spacing(3), '&[data-asleep]': { visibility: 'hidden' } }));

interface FlashTeaserProps {
  /** As it stood when the page was made, which may be a while ago. */
  readonly sale: FlashSale;
  readonly saleHref: string;
  readonly hrefOf: (item: FlashItem) => string;
}

/** What the flash sale sells just now. The page may come from the page cache: the sale's clock is asked for anew, and its place kept. */
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
      <ProductGrid across={4}>
        {items.slice(0, shown).map((item) => (
          <FlashSaleCard
            key={item.id}
            href={hrefOf(item)}
            title={item.name}
            pictureUrl={item.picture}
            price={item.price}
            was={item.ordinaryPrice}
            left={item.left}
            total={item.total}
            state={item.state}
            sizes={sizes}
          />
        ))}
      </ProductGrid>
    </Section>
  );
}
