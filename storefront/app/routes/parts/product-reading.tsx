import { CachedFragment, TabLinks } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { ProductIntroduction } from '#app/features/catalog/components/product-introduction.tsx';
import { RecentlyViewed } from '#app/features/catalog/components/recently-viewed.tsx';
import { RelatedProducts } from '#app/features/catalog/components/related-products.tsx';
import type { Product } from '#app/features/catalog/product.ts';
import { ProductReviews } from '#app/features/reviews/components/product-reviews.tsx';
import type { Reviews } from '#app/features/reviews/review.ts';
import { writeReviewQuery } from '#app/features/reviews/review-query.ts';
import { paths, withQuery } from '#app/paths.ts';
import { chapterId, relatedId, reviewsId } from './reading-ids.ts';

interface ProductReadingProps {
  readonly product: Product;
  readonly reviews: Reviews;
  /** The flash item that the page was opened with; links preserve it. */
  readonly offerId: number | undefined;
}

const productHref = (id: number) => withQuery(paths.product, { id });

/** Renders the readable part of a product page: introduction, reviews, related products and recently viewed ones. */
export function ProductReading({ product, reviews, offerId }: ProductReadingProps) {
  const { t } = useTranslation(['catalog', 'reviews']);
  const here = { id: product.id, sec: offerId };
  return (
    <>
      <CachedFragment name="introduction" data={[product.tabs, product.reviewCount, product.related.length]}>
        <ProductIntroduction tabs={product.tabs} idOf={chapterId}>
          <TabLinks
            label={t('product.parts')}
            current=""
            links={[
              ...product.tabs.map(({ name }, index) => ({ label: name, href: `#${chapterId(index)}` })),
              { label: t('title', { ns: 'reviews' }), href: `#${reviewsId}`, count: product.reviewCount },
              ...(product.related.length > 0 ? [{ label: t('product.related'), href: `#${relatedId}` }] : []),
            ]}
            sx={{ marginBlockEnd: { xs: 4, md: 6 } }}
          />
        </ProductIntroduction>
      </CachedFragment>
      <CachedFragment name="reviews" data={[here, reviews]}>
        <ProductReviews
          id={reviewsId}
          reviews={reviews}
          hrefTo={(query) => `${withQuery(paths.product, { ...here, ...writeReviewQuery(query) })}#${reviewsId}`}
          reviewHref={(id) => withQuery(paths.review, { id })}
        />
      </CachedFragment>
      <CachedFragment name="related" data={product.related}>
        <div id={relatedId}>
          <RelatedProducts products={product.related} hrefOf={productHref} />
        </div>
      </CachedFragment>
      <RecentlyViewed hrefOf={productHref} except={product.id} />
    </>
  );
}
