import { operation } from '../../dispatch/operation.ts';
import { replyToReview, reviewLine } from './service.ts';
import { listLines, listMoreReviews, listReplies, listReviews, showOwnReview, showReview } from './views.ts';

export const getCommentsInfo = operation('mall.Order.getCommentsInfo', showOwnReview);

export const addComment = operation('mall.Product.addComment', async (request, context) => {
  await reviewLine(request, context);
  return {};
});

export const comment = operation('mall.Product.comment', listLines);

export const getCommentDetail = operation('mall.Product.getCommentDetail', showReview);

export const getCommentReplyList = operation('mall.Product.getCommentReplyList', listReplies);

export const getcomment = operation('mall.Product.getcomment', listReviews);

export const loadGetcomment = operation('mall.Product.loadGetcomment', listMoreReviews);

export const sendComment = operation('mall.Product.sendComment', async (request, context) => {
  await replyToReview(request, context);
  return {};
});
