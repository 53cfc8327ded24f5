import { EmptyState, ErrorState, Pagination, ReviewTabs, Section, styled } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { Reviews } from '../review.ts';
import type { ReviewQuery } from '../review-query.ts';
import { ReviewEntry } from './review-entry.tsx';

const List = styled('div')(({ theme }) => ({
  marginBlockEnd: theme.spacing(4),
  '& > article + article': { borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}` },
}));

interface ProductReviewsProps {
  readonly reviews: Reviews;
  /** The anchor id of this part. */
  readonly id: string;
  readonly hrefTo: (query: ReviewQuery) => string;
  readonly reviewHref: (id: number) => string;
}

/** Renders the reviews of the product, by kind and page; each choice is a link to this part of the page. */
export function ProductReviews({ reviews, id, hrefTo, reviewHref }: ProductReviewsProps) {
  const { t } = useTranslation('reviews');
  const known = 'failed' in reviews || reviews.counts.all === 0 ? undefined : reviews;
  return (
    <div id={id}>
      <Section eyebrow={t('eyebrow')} title={t('title')} lead={known && t('pleased', { percent: known.pleased, count: known.counts.all })}>
        {'failed' in reviews ? (
          <ErrorState level={3} retryHref={hrefTo({ tab: 'all', page: 1 })} />
        ) : (
          <Known reviews={reviews} {...{ hrefTo, reviewHref }} />
        )}
      </Section>
    </div>
  );
}

interface KnownProps extends Pick<ProductReviewsProps, 'hrefTo' | 'reviewHref'> {
  readonly reviews: Exclude<Reviews, { failed: true }>;
}

function Known({ reviews: { tab, page, pages, counts, reviews }, hrefTo, reviewHref }: KnownProps) {
  const { t } = useTranslation('reviews');
  if (counts.all === 0)
    return (
      <EmptyState level={3} title={t('none.title')}>
        {t('none.words')}
      </EmptyState>
    );
  const first = (other: ReviewQuery['tab']) => hrefTo({ tab: other, page: 1 });
  return (
    <>
      <ReviewTabs
        current={tab}
        counts={counts}
        hrefs={{ all: first('all'), withImages: first('withImages'), withFollowUp: first('withFollowUp') }}
      />
      {reviews.length === 0 && <EmptyState level={3} title={t('none.ofKind')} />}
      <List>
        {reviews.map((review) => (
          <ReviewEntry key={review.id} review={review} href={reviewHref(review.id)} />
        ))}
      </List>
      <Pagination page={page} count={pages} hrefOf={(other) => hrefTo({ tab, page: other })} />
    </>
  );
}
