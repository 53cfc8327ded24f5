import type { Schemas } from '@mall/sdk';
import type { ReviewTab } from '@mall/ui';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Review, Reviews } from '../review.ts';
import type { ReviewQuery } from '../review-query.ts';

const pageSize = 20;

/** The operations for the first page and for further pages use different numbers; the family defines them so. */
const kinds = {
  all: { first: 0, further: 0 },
  withImages: { first: 4, further: 1 },
  withFollowUp: { first: 5, further: 2 },
} as const satisfies Record<ReviewTab, unknown>;

/** Loads a page of a product's reviews; after the last page, the last. Never rejects, because the product page works without them. */
export async function loadReviews({ mall }: Gateway, productId: number, { tab, page: asked }: ReviewQuery): Promise<Reviews> {
  try {
    const first = await mall.reviews.list({ pid: productId, type: kinds[tab].first });
    const counts = { all: first.comments_total, withImages: first.comments_image, withFollowUp: first.comments_zhui };
    const pages = Math.ceil(counts[tab] / pageSize);
    const page = Math.max(1, Math.min(asked, pages));
    const rows =
      page === 1 ? first.commentsList : (await mall.reviews.listMore({ pid: productId, type: kinds[tab].further, page: page - 1 })).list;
    const pleased = Math.round((100 * first.comments_hao) / Math.max(1, counts.all));
    return { tab, page, pages, counts, pleased, reviews: rows.map(toReview) };
  } catch {
    return { failed: true };
  }
}

function toReview(row: Schemas['Review']): Review {
  return {
    id: row.id,
    author: row.anonymous ? undefined : row.user_name,
    avatar: row.headimgurl,
    stars: row.CommentType,
    at: row.add_time ?? undefined,
    sku: row.attribute_str,
    text: row.content,
    images: row.images.map(({ url }) => url),
    followUp: row.review === '' ? undefined : { days: row.review_day, text: row.review, images: row.review_images.map(({ url }) => url) },
    reply: row.replyAdmin,
    replyCount: row.replyNum,
  };
}
