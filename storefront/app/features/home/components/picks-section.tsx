import { EmptyState, ErrorState, ProductCard, ProductCardSkeleton, ProductGrid, Section, UiLink } from '@mall/ui';
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoonOrLater } from '#app/shared/soon-or-later.ts';
import { type Pick, type Picks, picksShown } from '../picks.ts';

interface PicksSectionProps {
  readonly picks: SoonOrLater<Picks>;
  readonly browseHref: string;
  /** This page's own address, to ask for it anew. */
  readonly retryHref: string;
  readonly hrefOf: (pick: Pick) => string;
}

function PicksSkeleton() {
  return (
    <ProductGrid across={4}>
      {Array.from({ length: picksShown }, (_, place) => (
        // Empty boxes are told apart by nothing but their place.
        <ProductCardSkeleton key={place} withShop />
      ))}
    </ProductGrid>
  );
}

function PicksList({ picks, hrefOf, retryHref }: Omit<PicksSectionProps, 'browseHref'>) {
  const { t } = useTranslation('home');
  const known = picks instanceof Promise ? use(picks) : picks;
  if ('failed' in known) return <ErrorState level={3} retryHref={retryHref} />;
  if (known.products.length === 0) return <EmptyState level={3} title={t('picks.empty')} />;
  return (
    <ProductGrid across={4}>
      {known.products.map((pick) => (
        <ProductCard
          key={pick.id}
          href={hrefOf(pick)}
          title={pick.title}
          pictureUrl={pick.pictureUrl}
          price={pick.price}
          shopName={pick.shopName}
          state={pick.isSoldOut ? 'soldOut' : 'available'}
        />
      ))}
    </ProductGrid>
  );
}

/** Products the shop recommends; in boxes of the same size while they are on the way. */
export function PicksSection({ picks, browseHref, retryHref, hrefOf }: PicksSectionProps) {
  const { t } = useTranslation('home');
  return (
    <Section title={t('picks.title')} eyebrow={t('picks.eyebrow')} action={<UiLink href={browseHref}>{t('picks.browse')}</UiLink>}>
      <Suspense fallback={<PicksSkeleton />}>
        <PicksList picks={picks} hrefOf={hrefOf} retryHref={retryHref} />
      </Suspense>
    </Section>
  );
}
