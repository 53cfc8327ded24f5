import { customerOf } from '../../dispatch/context.ts';
import { operation } from '../../dispatch/operation.ts';
import * as lines from './list-reviewable-lines.ts';
import * as reviews from './list-reviews.ts';
import { wireLineToReview, wireOwnReview, wireRating, wireReply, wireReview, wireReviewDetails } from './presenter.ts';
import { replyToReview } from './reply-to-review.ts';
import { showReviewOfLine, showReviewWithProduct } from './show-review.ts';
import { writeReview } from './write-review.ts';

export const getCommentsInfo = operation('mall.Order.getCommentsInfo', async ({ orderDetailId, goodsId }, context) => {
  const line = { id: orderDetailId, productId: goodsId };
  const review = await showReviewOfLine(context.db, customerOf(context).customerId, line);
  return { list: review ? [wireOwnReview(review, context.language)] : [] };
});

export const addComment = operation('mall.Product.addComment', async (request, context) => {
  const { orderDetailsId, goodsId, attributeId, isReview, start, comment, anonymous, imgUrls = [] } = request;
  const line = { id: orderDetailsId, productId: goodsId, skuId: attributeId };
  const written = { stars: start, content: comment, anonymous: anonymous === 1, images: imgUrls };
  await writeReview(line, { ...written, isFollowUp: Boolean(isReview) }, context);
  return {};
});

const everyLine = 5;

export const comment = operation('mall.Product.comment', async ({ sNo, type }, context) => {
  const list = await lines.listReviewableLines(context.db, customerOf(context).customerId, sNo);
  const wanted = list.filter(({ stage }) => type === everyLine || stage === 'toReview');
  return { commentList: wanted.map((line) => wireLineToReview(line, context.language)) };
});

export const getCommentDetail = operation('mall.Product.getCommentDetail', async ({ commentId }, { db, language }) => {
  return wireReviewDetails(await showReviewWithProduct(db, commentId, language), language);
});

const repliesPerPage = 10;

export const getCommentReplyList = operation(
  'mall.Product.getCommentReplyList',
  async ({ commentId, pageNo = 1, pageSize = repliesPerPage }, { db }) => {
    const { total, threads } = await reviews.listReplies(db, commentId, { page: pageNo, pageSize });
    return { total, list: threads.map(wireReply) };
  },
);

/** The kinds of reviews as numbered by the first page, and by later pages. */
const kindsOfFirstPage = ['all', 'good', 'medium', 'bad', 'withImages', 'withFollowUp'] as const;
const kindsOfLaterPages = ['all', 'withImages', 'withFollowUp'] as const;

export const getcomment = operation('mall.Product.getcomment', async ({ pid, type = 0 }, { db, language }) => {
  const page = await reviews.listReviews(db, pid, kindsOfFirstPage[type], 0);
  return { ...wireRating(page.rating), commentsList: page.reviews.map((review) => wireReview(review, language)) };
});

export const loadGetcomment = operation('mall.Product.loadGetcomment', async ({ pid, type = 0, page = 0 }, { db, language }) => {
  const { reviews: list } = await reviews.listReviews(db, pid, kindsOfLaterPages[type], page);
  return { list: list.map((review) => wireReview(review, language)) };
});

export const sendComment = operation('mall.Product.sendComment', async ({ commentId, sid, text }, context) => {
  await replyToReview({ reviewId: commentId, replyId: sid, text }, context);
  return {};
});
