import type { Schemas } from '@mall/sdk';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Reply, Review, ReviewDetails } from '../review.ts';

const pageSize = 10;

/** Loads one review with a page of its replies. Throws for a missing one. */
export async function loadReview({ mall }: Gateway, commentId: number, page: number): Promise<ReviewDetails> {
  const [{ detailInfo: row, commentImgList }, { total, list }] = await Promise.all([
    mall.reviews.show({ commentId }),
    mall.reviews.listReplies({ commentId, pageNo: page, pageSize }),
  ]);
  return {
    review: toReview(row, commentImgList),
    product: { id: row.goodsId, name: row.product_title, image: row.imgurl },
    replies: list.map(toReply),
    replyTotal: total,
    pages: Math.ceil(total / pageSize),
  };
}

function toReview(row: Schemas['ReviewDetail'], images: readonly string[]): Review {
  return {
    id: row.id,
    author: row.anonymous ? undefined : row.user_name,
    avatar: row.headimgurl,
    stars: row.CommentType,
    at: row.addTime ?? undefined,
    sku: row.size,
    text: row.content,
    images,
    followUp: row.review === '' ? undefined : { days: row.reviewDay, text: row.review, images: row.review_images.map(({ url }) => url) },
    reply: row.replyAdmin,
    replyCount: row.replyNum,
  };
}

function toReply({ id, headimgurl, replyName, content, addTime, children }: Schemas['Reply']): Reply {
  return {
    id,
    author: replyName,
    avatar: headimgurl,
    at: addTime ?? undefined,
    text: content,
    replies: children.map((child) => ({
      id: child.id,
      author: child.replyName,
      avatar: child.headimgurl,
      at: child.dateTime ?? undefined,
      text: child.content,
    })),
  };
}
