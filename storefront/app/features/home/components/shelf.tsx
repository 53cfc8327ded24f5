import { CachedFragment, EmptyState, ErrorState, ProductCard, ProductCardSkeleton, ProductGrid, Section, UiLink } from '@mall/ui';
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { MaybePromise } from '#app/shared/await-briefly.ts';
import { type HomeData, type ShelfProduct, shelfSizes } from '../home.ts';

interface ShelfProps {
  readonly front: MaybePromise<HomeData>;
  /** `picks` starts with a large image. */
  readonly kind: 'picks' | 'news';
  readonly browseHref: string;
  /** This page's own address, to reload it. */
  readonly retryHref: string;
  readonly hrefOf: (product: ShelfProduct) => string;
}

// A quarter of the page's column; the large one takes two.
const sizes = '(min-width: 1312px) 288px, (min-width: 900px) 23vw, 50vw';
const largeSizes = '(min-width: 1312px) 610px, (min-width: 900px) 47vw, 100vw';

function Skeletons({ kind }: Pick<ShelfProps, 'kind'>) {
  return (
    <ProductGrid across={4} feature={kind === 'picks'}>
      {Array.from({ length: kind === 'picks' ? shelfSizes.large : shelfSizes.even }, (_, place) => (
        // Skeletons differ only in their index.
        <ProductCardSkeleton key={place} withShop />
      ))}
    </ProductGrid>
  );
}

function Products({ front, kind, hrefOf, retryHref }: Omit<ShelfProps, 'browseHref'>) {
  const { t } = useTranslation('home-deferred');
  const known = front instanceof Promise ? use(front) : front;
  if ('failed' in known) return <ErrorState level={3} retryHref={retryHref} />;
  if (known[kind].length === 0) return <EmptyState level={3} title={t('shelf.empty')} />;
  return (
    <ProductGrid across={4} feature={kind === 'picks'}>
      {known[kind].map((product, place) => (
        <ProductCard
          key={product.id}
          href={hrefOf(product)}
          title={product.title}
          imageUrl={product.imageUrl}
          price={product.price}
          shopName={product.shopName}
          state={product.isSoldOut ? 'soldOut' : 'available'}
          sizes={kind === 'picks' && place === 0 ? largeSizes : sizes}
        />
      ))}
    </ProductGrid>
  );
}

/** Renders the mall's featured products, and skeletons of the same size while they load. */
export function Shelf({ front, kind, browseHref, retryHref, hrefOf }: ShelfProps) {
  const { t } = useTranslation('home-deferred');
  return (
    <CachedFragment name={`shelf-${kind}`} data={front instanceof Promise || 'failed' in front ? front : front[kind]}>
      <Section
        title={t(`shelf.${kind}.title`)}
        eyebrow={t(`shelf.${kind}.eyebrow`)}
        action={<UiLink href={browseHref}>{t(`shelf.${kind}.browse`)}</UiLink>}
      >
        <Suspense fallback={front instanceof Promise && <Skeletons kind={kind} />}>
          <Products front={front} kind={kind} hrefOf={hrefOf} retryHref={retryHref} />
        </Suspense>
      </Section>
    </CachedFragment>
  );
}
