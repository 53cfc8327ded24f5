import { ProductIntroduction } from '#app/features/catalog/components/product-introduction.tsx';
import { RecentlyViewed } from '#app/features/catalog/components/recently-viewed.tsx';
import { RelatedProducts } from '#app/features/catalog/components/related-products.tsx';
import type { Product } from '#app/features/catalog/product.ts';
import { ProductReviews } from '#app/features/reviews/components/product-reviews.tsx';
import type { Reviews } from '#app/features/reviews/review.ts';
import { writeReviewQuery } from '#app/features/reviews/review-query.ts';
import { paths, withQuery } from '#app/paths.ts';
import { reviewsId } from './reviews-id.ts';

interface ProductReadingProps {
  readonly product: Product;
  readonly reviews: Reviews;
  /** The flash item that the page is entered by: who came from the sale stays there. */
  readonly offerId: number | undefined;
}

const productHref = (id: number) => withQuery(paths.product, { id });

/** What is read of a product: its introduction, its reviews, what goes with it and what was looked at before. */
export function ProductReading({ product, reviews, offerId }: ProductReadingProps) {
  const here = { id: product.id, sec: offerId };
  return (
    <>
      <ProductIntroduction tabs={product.tabs} />
      <ProductReviews
        id={reviewsId}
        reviews={reviews}
        hrefTo={(query) => `${withQuery(paths.product, { ...here, ...writeReviewQuery(query) })}#${reviewsId}`}
        reviewHref={(id) => withQuery(paths.review, { id })}
      />
      <RelatedProducts products={product.related} hrefOf={productHref} />
      <RecentlyViewed hrefOf={productHref} except={product.id} />
    </>
  );
}
