// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `reviewsAdd` takes. */
export type ReviewsAddInput = Schemas['ReviewsAddInput'];
/** What `reviewsAdd` answers. */
export type ReviewsAddData = Schemas['ReviewsAddData'];
/**
 * Review a line, or follow up — `mall.Product.addComment`.
 *
 * Writes the review of a received line, or the follow-up to it: one of each. Neither can be changed later. A line that has been reviewed already, or is in an after-sale, is refused as a state; the product and the SKU must be those of the line.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 */
export const reviewsAdd: Operation<ReviewsAddInput, ReviewsAddData> = /*#__PURE__*/ op('mall.Product.addComment', 'key', 'required', s.Nothing);

/** What `reviewsList` takes. */
export type ReviewsListInput = Schemas['ReviewsListInput'];
/** What `reviewsList` answers. */
export type ReviewsListData = Schemas['ReviewsListData'];
/**
 * List the reviews of a product — `mall.Product.getcomment`.
 *
 * The first twenty reviews of a product, newest first, and the counts of all kinds; the counts are of the whole product, whatever kind is listed. Further pages come from mall.Product.loadGetcomment, which counts its kinds differently.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused.
 */
export const reviewsList: Operation<ReviewsListInput, ReviewsListData> = /*#__PURE__*/ op('mall.Product.getcomment', 'safe', 'no', s.Reviews);

/** What `reviewsListLines` takes. */
export type ReviewsListLinesInput = Schemas['ReviewsListLinesInput'];
/** What `reviewsListLines` answers. */
export type ReviewsListLinesData = Schemas['ReviewsListLinesData'];
/**
 * List the lines of an order to review — `mall.Product.comment`.
 *
 * The lines of an order with what can be written about each. A line can be reviewed when it is received and has no after-sale that is open or has succeeded.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const reviewsListLines: Operation<ReviewsListLinesInput, ReviewsListLinesData> = /*#__PURE__*/ op('mall.Product.comment', 'safe', 'required', /*#__PURE__*/ k.object({
  commentList: /*#__PURE__*/ k.list(s.LineToReview),
}));

/** What `reviewsListMore` takes. */
export type ReviewsListMoreInput = Schemas['ReviewsListMoreInput'];
/** What `reviewsListMore` answers. */
export type ReviewsListMoreData = Schemas['ReviewsListMoreData'];
/**
 * List a further page of the reviews of a product — `mall.Product.loadGetcomment`.
 *
 * Twenty reviews a page, newest first. Pages begin at 0 here, and the kinds are numbered by the tabs of the page: the family does it so.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused.
 */
export const reviewsListMore: PagedOperation<ReviewsListMoreInput, ReviewsListMoreData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.Product.loadGetcomment', 'safe', 'no', /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(s.Review, 0, 20),
})), 'page', 'list');

/** What `reviewsListReplies` takes. */
export type ReviewsListRepliesInput = Schemas['ReviewsListRepliesInput'];
/** What `reviewsListReplies` answers. */
export type ReviewsListRepliesData = Schemas['ReviewsListRepliesData'];
/**
 * List the replies to a review — `mall.Product.getCommentReplyList`.
 *
 * What other customers replied, newest first, with one level of replies to them.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const reviewsListReplies: PagedOperation<ReviewsListRepliesInput, ReviewsListRepliesData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.Product.getCommentReplyList', 'safe', 'no', /*#__PURE__*/ k.object({
  total: s.IntLike,
  list: /*#__PURE__*/ k.list(s.Reply, 0, 50),
})), 'pageNo', 'list', 'total');

/** What `reviewsReply` takes. */
export type ReviewsReplyInput = Schemas['ReviewsReplyInput'];
/** What `reviewsReply` answers. */
export type ReviewsReplyData = Schemas['ReviewsReplyData'];
/**
 * Reply to a review — `mall.Product.sendComment`.
 *
 * Writes a reply to a review, or to a reply to it. A reply to a reply to a reply stands beside the one it answers.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
 */
export const reviewsReply: Operation<ReviewsReplyInput, ReviewsReplyData> = /*#__PURE__*/ op('mall.Product.sendComment', 'key', 'required', s.Nothing);

/** What `reviewsShow` takes. */
export type ReviewsShowInput = Schemas['ReviewsShowInput'];
/** What `reviewsShow` answers. */
export type ReviewsShowData = Schemas['ReviewsShowData'];
/**
 * Show a review — `mall.Product.getCommentDetail`.
 *
 * A review with its pictures, the shop's answer, the follow-up and the product.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const reviewsShow: Operation<ReviewsShowInput, ReviewsShowData> = /*#__PURE__*/ op('mall.Product.getCommentDetail', 'safe', 'no', /*#__PURE__*/ k.object({
  detailInfo: s.ReviewDetail,
  commentImgList: /*#__PURE__*/ k.list(s.Url, 0, 6),
}));

/** What `reviewsShowOwn` takes. */
export type ReviewsShowOwnInput = Schemas['ReviewsShowOwnInput'];
/** What `reviewsShowOwn` answers. */
export type ReviewsShowOwnData = Schemas['ReviewsShowOwnData'];
/**
 * Show one's own review of a line — `mall.Order.getCommentsInfo`.
 *
 * What the customer wrote about a line of an order.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const reviewsShowOwn: Operation<ReviewsShowOwnInput, ReviewsShowOwnData> = /*#__PURE__*/ op('mall.Order.getCommentsInfo', 'safe', 'required', /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(s.OwnReview, 0, 1),
}));
