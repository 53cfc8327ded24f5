// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** Request of `reviewsAdd`. */
export type ReviewsAddInput = Schemas['ReviewsAddInput'];
/** Response data of `reviewsAdd`. */
export type ReviewsAddData = Schemas['ReviewsAddData'];
/**
 * Review a line, or write a follow-up — `mall.Product.addComment`.
 *
 * Writes the review of a received line, or its follow-up. Each can be written once and not changed. A line that has been reviewed or has an after-sale is refused for its state. Product and SKU must match the line.
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, reviewsAdd, { orderDetailsId: 79, goodsId: 1025, attributeId: 10251, start: 5, comment: 'It survives a cup of coffee, and Petal is the quiet pink I hoped for.', anonymous: 0, imgUrls: ['/media/uploads/9c41e7d2a60b.webp'], isReview: false });
 * ```
 */
export const reviewsAdd: Operation<ReviewsAddInput, ReviewsAddData, 'key'> = /*#__PURE__*/ op('mall.Product.addComment', 'key', 'required', s.Nothing);

/** Request of `reviewsList`. */
export type ReviewsListInput = Schemas['ReviewsListInput'];
/** Response data of `reviewsList`. */
export type ReviewsListData = Schemas['ReviewsListData'];
/**
 * List the reviews of a product — `mall.Product.getcomment`.
 *
 * First twenty reviews of a product, newest first, with the counts by kind over all reviews of the product. Further pages come from `mall.Product.loadGetcomment`, which numbers the kinds differently.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, reviewsList, { pid: 1001 });
 * ```
 */
export const reviewsList: Operation<ReviewsListInput, ReviewsListData, 'safe'> = /*#__PURE__*/ op('mall.Product.getcomment', 'safe', 'no', s.Reviews);

/** Request of `reviewsListLines`. */
export type ReviewsListLinesInput = Schemas['ReviewsListLinesInput'];
/** Response data of `reviewsListLines`. */
export type ReviewsListLinesData = Schemas['ReviewsListLinesData'];
/**
 * List the lines of an order to review — `mall.Product.comment`.
 *
 * Lines of an order with the review actions available. A line can be reviewed once it is received and has no open or successful after-sale.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, reviewsListLines, { sNo: 'GM20261110093000000044', type: 0 });
 * ```
 */
export const reviewsListLines: Operation<ReviewsListLinesInput, ReviewsListLinesData, 'safe'> = /*#__PURE__*/ op('mall.Product.comment', 'safe', 'required', /*#__PURE__*/ k.object({
  commentList: /*#__PURE__*/ k.list(s.LineToReview),
}));

/** Request of `reviewsListMore`. */
export type ReviewsListMoreInput = Schemas['ReviewsListMoreInput'];
/** Response data of `reviewsListMore`. */
export type ReviewsListMoreData = Schemas['ReviewsListMoreData'];
/**
 * List further reviews of a product — `mall.Product.loadGetcomment`.
 *
 * Twenty reviews per page, newest first. Pages start at 0, and the kinds are numbered by the tabs of the page.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, reviewsListMore, { pid: 1001, type: 0, page: 1 });
 * ```
 */
export const reviewsListMore: PagedOperation<ReviewsListMoreInput, ReviewsListMoreData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.Product.loadGetcomment', 'safe', 'no', /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(s.Review, 0, 20),
})), 'page', 'list');

/** Request of `reviewsListReplies`. */
export type ReviewsListRepliesInput = Schemas['ReviewsListRepliesInput'];
/** Response data of `reviewsListReplies`. */
export type ReviewsListRepliesData = Schemas['ReviewsListRepliesData'];
/**
 * List the replies to a review — `mall.Product.getCommentReplyList`.
 *
 * Replies of other customers, newest first, with one level of nested replies.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, reviewsListReplies, { commentId: 901, pageNo: 1 });
 * ```
 */
export const reviewsListReplies: PagedOperation<ReviewsListRepliesInput, ReviewsListRepliesData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.Product.getCommentReplyList', 'safe', 'no', /*#__PURE__*/ k.object({
  total: s.IntLike,
  list: /*#__PURE__*/ k.list(s.Reply, 0, 50),
})), 'pageNo', 'list', 'total');

/** Request of `reviewsReply`. */
export type ReviewsReplyInput = Schemas['ReviewsReplyInput'];
/** Response data of `reviewsReply`. */
export type ReviewsReplyData = Schemas['ReviewsReplyData'];
/**
 * Reply to a review — `mall.Product.sendComment`.
 *
 * Writes a reply to a review or to another reply. A reply to a nested reply is stored at the same level.
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
 *
 * @example
 * ```ts
 * const data = await call(client, reviewsReply, { commentId: 901, text: 'Thank you, does it sting around the eyes?', sid: 941 });
 * ```
 */
export const reviewsReply: Operation<ReviewsReplyInput, ReviewsReplyData, 'key'> = /*#__PURE__*/ op('mall.Product.sendComment', 'key', 'required', s.Nothing);

/** Request of `reviewsShow`. */
export type ReviewsShowInput = Schemas['ReviewsShowInput'];
/** Response data of `reviewsShow`. */
export type ReviewsShowData = Schemas['ReviewsShowData'];
/**
 * Show a review — `mall.Product.getCommentDetail`.
 *
 * Review with its pictures, the reply of the shop, the follow-up and the product.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, reviewsShow, { commentId: 901 });
 * ```
 */
export const reviewsShow: Operation<ReviewsShowInput, ReviewsShowData, 'safe'> = /*#__PURE__*/ op('mall.Product.getCommentDetail', 'safe', 'no', /*#__PURE__*/ k.object({
  detailInfo: s.ReviewDetail,
  commentImgList: /*#__PURE__*/ k.list(s.Url, 0, 6),
}));

/** Request of `reviewsShowOwn`. */
export type ReviewsShowOwnInput = Schemas['ReviewsShowOwnInput'];
/** Response data of `reviewsShowOwn`. */
export type ReviewsShowOwnData = Schemas['ReviewsShowOwnData'];
/**
 * Show the own review of a line — `mall.Order.getCommentsInfo`.
 *
 * Review of an order line written by the customer.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, reviewsShowOwn, { orderDetailId: 81, goodsId: 1001 });
 * ```
 */
export const reviewsShowOwn: Operation<ReviewsShowOwnInput, ReviewsShowOwnData, 'safe'> = /*#__PURE__*/ op('mall.Order.getCommentsInfo', 'safe', 'required', /*#__PURE__*/ k.object({
  list: /*#__PURE__*/ k.list(s.OwnReview, 0, 1),
}));
