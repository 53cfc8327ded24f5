import { CachedFragment } from '@mall/ui';
import { type ReactNode, Suspense, use } from 'react';
import { RecentlyViewed } from '#app/features/catalog/components/recently-viewed.tsx';
import type { CentreCoupon } from '#app/features/coupons/centre.ts';
import { CouponTeaser } from '#app/features/coupons/components/coupon-teaser.tsx';
import { FlashTeaser } from '#app/features/flash-sale/components/flash-teaser.tsx';
import type { FlashSale } from '#app/features/flash-sale/flash-sale.ts';
import { MemberShelf } from '#app/features/home/components/member-shelf.tsx';
import { Promises } from '#app/features/home/components/promises.tsx';
import { Rituals } from '#app/features/home/components/rituals.tsx';
import { Shelf } from '#app/features/home/components/shelf.tsx';
import { Story } from '#app/features/home/components/story.tsx';
import type { HomeData } from '#app/features/home/home.ts';
import type { MemberProduct } from '#app/features/home/member-product.ts';
import { paths, withQuery } from '#app/paths.ts';
import type { MaybePromise } from '#app/shared/await-briefly.ts';

/** The additional content of the home page. */
export interface Extras {
  readonly sale: FlashSale | undefined;
  readonly coupons: readonly CentreCoupon[];
  readonly memberProducts: readonly MemberProduct[];
}

interface HomeBlocksProps {
  readonly front: MaybePromise<HomeData>;
  readonly extras: MaybePromise<Extras>;
}

const newLabel = 1;

const productHref = (id: number) => withQuery(paths.product, { id });
const storyHref = withQuery(paths.about, { type: 'our_story' });

function Come({ extras, children }: { extras: MaybePromise<Extras>; children: (extras: Extras) => ReactNode }) {
  return children(extras instanceof Promise ? use(extras) : extras);
}

/** Renders the home page below the hero: shelves and texts in turn. */
export function HomeBlocks({ front, extras }: HomeBlocksProps) {
  const shelf = { front, retryHref: paths.home, hrefOf: ({ id }: { id: number }) => productHref(id) };
  return (
    <>
      <Shelf {...shelf} kind="picks" browseHref={paths.products} />
      <Suspense>
        <Come extras={extras}>
          {({ sale }) =>
            sale && (
              <FlashTeaser
                sale={sale}
                saleHref={paths.flashSale}
                hrefOf={({ id, productId, state }) =>
                  withQuery(paths.product, { id: productId, sec: state === 'running' || state === 'waiting' ? id : undefined })
                }
              />
            )
          }
        </Come>
      </Suspense>
      <Shelf {...shelf} kind="news" browseHref={withQuery(paths.products, { s_type: newLabel })} />
      <CachedFragment name="story" data={storyHref}>
        <Story href={storyHref} />
      </CachedFragment>
      <Suspense>
        <Come extras={extras}>
          {({ coupons, memberProducts }) => (
            <CachedFragment name="extras" data={[coupons, memberProducts]}>
              <CouponTeaser coupons={coupons} centreHref={paths.couponCentre} />
              <MemberShelf products={memberProducts} hrefOf={productHref} memberHref={paths.membership} />
            </CachedFragment>
          )}
        </Come>
      </Suspense>
      <CachedFragment name="rituals" data={null}>
        <Rituals />
        <Promises />
      </CachedFragment>
      <RecentlyViewed hrefOf={productHref} />
    </>
  );
}
