import type { DataOf } from '@mall/contract';
import { wireDateTime } from '../../shared/clock.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { textsIn } from '../../shared/texts.ts';
import type { Rating } from '../catalog/product-rating.ts';
import type { ReviewableLine } from './list-reviewable-lines.ts';
import type { ReplyThread } from './list-reviews.ts';
import type { ReplyRow, ReviewRow } from './repository.ts';
import type { ReviewStage } from './review-stage.ts';
import type { ReviewWithProduct } from './show-review.ts';

type WireReviews = DataOf<'mall.Product.getcomment'>;
type WireReview = WireReviews['commentsList'][number];
type WireOwnReview = DataOf<'mall.Order.getCommentsInfo'>['list'][number];
type WireLineToReview = DataOf<'mall.Product.comment'>['commentList'][number];
type WireReply = DataOf<'mall.Product.getCommentReplyList'>['list'][number];
type WireStage = WireLineToReview['comments_type'];

/** Returns the number of reviews of each kind. */
export function wireRating({ total, good, medium, bad, withImages, withFollowUp }: Rating): Omit<WireReviews, 'commentsList'> {
  return {
    comments_total: total,
    comments_hao: good,
    comments_zhong: medium,
    comments_cha: bad,
    comments_image: withImages,
    comments_zhui: withFollowUp,
  };
}

const urls = (addresses: readonly string[]) => addresses.map((url) => ({ url }));

/** Returns the author as shown to every visitor: without name and image when the review is anonymous. */
function wireAuthor(review: ReviewRow, language: LanguageCode): Pick<WireReview, 'headimgurl' | 'user_name' | 'anonymous'> {
  return review.anonymous
    ? { headimgurl: '', user_name: textsIn(language).reviews.anonymous, anonymous: 1 }
    : { headimgurl: review.authorImage, user_name: review.authorName, anonymous: 0 };
}

/** Returns a review in the list of a product. */
export function wireReview(review: ReviewRow, language: LanguageCode): WireReview {
  return {
    id: review.id,
    ...wireAuthor(review, language),
    CommentType: review.stars,
    content: review.content,
    images: urls(review.images),
    attribute_str: review.options[language],
    add_time: wireDateTime(review.createdAt),
    replyAdmin: review.answer,
    review: review.followUp,
    review_day: review.followUpDay,
    review_images: urls(review.followUpImages),
    replyNum: review.replies,
  };
}

/** Returns a review for its author. */
export function wireOwnReview(review: ReviewRow, language: LanguageCode): WireOwnReview {
  const { headimgurl: _, review_day: __, ...common } = wireReview(review, language);
  return { ...common, review_time: wireDateTime(review.followUpAt) };
}

/** Returns a review on its own page. */
export function wireReviewDetails({ review, sku }: ReviewWithProduct, language: LanguageCode): DataOf<'mall.Product.getCommentDetail'> {
  return {
    detailInfo: {
      id: review.id,
      ...wireAuthor(review, language),
      CommentType: review.stars,
      content: review.content,
      size: review.options[language],
      addTime: wireDateTime(review.createdAt),
      replyAdmin: review.answer,
      review: review.followUp,
      reviewDay: review.followUpDay,
      review_images: urls(review.followUpImages),
      replyNum: review.replies,
      product_title: sku?.title[language] ?? '',
      imgurl: sku?.image ?? '',
      goodsId: review.productId,
    },
    commentImgList: [...review.images],
  };
}

const wireReplyParts = (reply: ReplyRow) => ({
  id: reply.id,
  headimgurl: reply.authorImage,
  replyName: reply.authorName,
  content: reply.content,
});

/** Returns a reply to a review with the replies to it. */
export function wireReply({ reply, answers }: ReplyThread): WireReply {
  return {
    ...wireReplyParts(reply),
    addTime: wireDateTime(reply.createdAt),
    children: answers.map((answer) => ({ ...wireReplyParts(answer), dateTime: wireDateTime(answer.createdAt) })),
  };
}

const stages: Readonly<Record<ReviewStage, WireStage>> = { unavailable: 0, toReview: 1, toFollowUp: 2, complete: 3 };

/** Returns the wire number of a review stage. */
export const wireReviewStage = (stage: ReviewStage): WireStage => stages[stage];

/** Returns a line of an order with its review stage. */
export function wireLineToReview({ line, stage }: ReviewableLine, language: LanguageCode): WireLineToReview {
  return {
    id: line.id,
    commodityId: line.productId,
    goodsId: line.productId,
    sid: line.skuId,
    commodityIcon: line.image,
    product_title: line.title[language],
    size: line.options[language],
    comments_type: wireReviewStage(stage),
  };
}
