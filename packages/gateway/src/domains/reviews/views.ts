import type { DataOf, RequestOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { wireDateTime } from '../../shared/clock.ts';
import type { LanguageCode, Localized } from '../../shared/language.ts';
import { ratingOf } from '../catalog/rating-service.ts';
import { sellables } from '../catalog/service.ts';
import { type BoughtLine, boughtLine, boughtLines, isReviewable } from '../orders/line-service.ts';
import { orderStatus } from '../orders/schema.ts';
import {
  countReplies,
  findAnswers,
  findReplies,
  findReview,
  findReviews,
  findReviewsOfLines,
  type ReplyRow,
  type ReviewKind,
  type ReviewRow,
} from './repository.ts';

type Review = DataOf<'mall.Product.getcomment'>['commentsList'][number];
type OwnReview = DataOf<'mall.Order.getCommentsInfo'>['list'][number];
type LineToReview = DataOf<'mall.Product.comment'>['commentList'][number];
type ReviewStage = LineToReview['comments_type'];
type Reply = DataOf<'mall.Product.getCommentReplyList'>['list'][number];

const pageSize = 20;
const repliesPerPage = 10;

/** The kinds as the first page numbers them, and as all further pages do. */
const kindsOfFirst = ['all', 'good', 'medium', 'bad', 'withPictures', 'withFollowUp'] as const satisfies readonly ReviewKind[];
const kindsOfMore = ['all', 'withPictures', 'withFollowUp'] as const satisfies readonly ReviewKind[];

const unnamed: Localized = { en: 'Anonymous', zh: '匿名用户', tn: '匿名用戶', ko: '익명' };

/** The newest reviews of a product, and how many there are of each kind. */
export async function listReviews(
  { pid, type = 0 }: RequestOf<'mall.Product.getcomment'>,
  { db, language }: Context,
): Promise<DataOf<'mall.Product.getcomment'>> {
  const rating = await ratingOf(db, pid);
  const rows = await findReviews(db, pid, kindsOfFirst[type], { limit: pageSize, offset: 0 });
  return {
    comments_total: rating.total,
    comments_hao: rating.good,
    comments_zhong: rating.medium,
    comments_cha: rating.bad,
    comments_image: rating.withPictures,
    comments_zhui: rating.withFollowUp,
    commentsList: rows.map((row) => wireReview(row, language)),
  };
}

/** A further page of the reviews of a product. */
export async function listMoreReviews(
  { pid, type = 0, page = 0 }: RequestOf<'mall.Product.loadGetcomment'>,
  { db, language }: Context,
): Promise<DataOf<'mall.Product.loadGetcomment'>> {
  await ratingOf(db, pid);
  const rows = await findReviews(db, pid, kindsOfMore[type], { limit: pageSize, offset: page * pageSize });
  return { list: rows.map((row) => wireReview(row, language)) };
}

const urls = (addresses: readonly string[]) => addresses.map((url) => ({ url }));

/** Who wrote it, as everybody may know it. */
function authorOf(row: ReviewRow, language: LanguageCode): Pick<Review, 'headimgurl' | 'user_name' | 'anonymous'> {
  return row.anonymous
    ? { headimgurl: '', user_name: unnamed[language], anonymous: 1 }
    : { headimgurl: row.authorPicture, user_name: row.authorName, anonymous: 0 };
}

function wireReview(row: ReviewRow, language: LanguageCode): Review {
  return {
    id: row.id,
    ...authorOf(row, language),
    CommentType: row.stars,
    content: row.content,
    images: urls(row.pictures),
    attribute_str: row.options[language],
    add_time: wireDateTime(row.createdAt),
    replyAdmin: row.answer,
    review: row.followUp,
    review_day: row.followUpDay,
    review_images: urls(row.followUpPictures),
    replyNum: row.replies,
  };
}

export const missingReview = () => new Fault('parameter_refused', { errors: [{ field: 'commentId', rule: 'known' }] });

/** A review with the product it is about. */
export async function showReview(
  { commentId }: RequestOf<'mall.Product.getCommentDetail'>,
  { db, language }: Context,
): Promise<DataOf<'mall.Product.getCommentDetail'>> {
  const row = await findReview(db, commentId);
  if (!row) throw missingReview();
  const sku = (await sellables(db, [row.skuId], language)).get(row.skuId);
  return {
    detailInfo: {
      id: row.id,
      ...authorOf(row, language),
      CommentType: row.stars,
      content: row.content,
      size: row.options[language],
      addTime: wireDateTime(row.createdAt),
      replyAdmin: row.answer,
      review: row.followUp,
      reviewDay: row.followUpDay,
      review_images: urls(row.followUpPictures),
      replyNum: row.replies,
      product_title: sku?.title[language] ?? '',
      imgurl: sku?.picture ?? '',
      goodsId: row.productId,
    },
    commentImgList: [...row.pictures],
  };
}

/** A page of the replies to a review, each with the replies to it. */
export async function listReplies(
  { commentId, pageNo = 1, pageSize: size = repliesPerPage }: RequestOf<'mall.Product.getCommentReplyList'>,
  { db }: Context,
): Promise<DataOf<'mall.Product.getCommentReplyList'>> {
  if (!(await findReview(db, commentId))) throw missingReview();
  const replies = await findReplies(db, commentId, size, (pageNo - 1) * size);
  const answers = Map.groupBy(
    await findAnswers(
      db,
      replies.map(({ id }) => id),
    ),
    ({ parentId }) => parentId,
  );
  return { total: await countReplies(db, commentId), list: replies.map((reply) => wireReply(reply, answers.get(reply.id) ?? [])) };
}

const replyParts = (row: ReplyRow) => ({
  id: row.id,
  headimgurl: row.authorPicture,
  replyName: row.authorName,
  content: row.content,
});

function wireReply(row: ReplyRow, answers: readonly ReplyRow[]): Reply {
  return {
    ...replyParts(row),
    addTime: wireDateTime(row.createdAt),
    children: answers.map((answer) => ({ ...replyParts(answer), dateTime: wireDateTime(answer.createdAt) })),
  };
}

const everyLine = 5;

/** The lines of an order that wait for a review, or every line with what can be written about it. */
export async function listLines(
  { sNo, type }: RequestOf<'mall.Product.comment'>,
  context: Context,
): Promise<DataOf<'mall.Product.comment'>> {
  const { customerId } = customerOf(context);
  const lines = await boughtLines(context.db, customerId, sNo);
  const ids = lines.map(({ id }) => id);
  const written = new Map((await findReviewsOfLines(context.db, ids)).map((review) => [review.orderLineId, review]));
  const list = lines.map((line) => wireLine(line, stageOfLine(line, written.get(line.id)), context.language));
  return { commentList: list.filter(({ comments_type }) => type === everyLine || comments_type === 1) };
}

/** A line that cannot be reviewed any more cannot have a follow-up either. */
function stageOfLine(line: BoughtLine, review: ReviewRow | undefined): ReviewStage {
  if (isReviewable(line)) return stageOf(review);
  return review ? 3 : 0;
}

interface OrderOfLines {
  readonly status: DataOf<'mall.Order.orderDetails'>['status'];
  readonly list: readonly { readonly id: number }[];
}

const received: ReadonlySet<number> = new Set([orderStatus.completed]);

/** Tells of each of these orders what can be written about it: 0 nothing yet, 1 a review, 2 a follow-up, 3 nothing more. */
export async function reviewStages(db: Db, orders: readonly OrderOfLines[]): Promise<(order: OrderOfLines) => 0 | 1 | 2 | 3> {
  const ids = orders.filter(({ status }) => received.has(Number(status))).flatMap(({ list }) => list.map(({ id }) => id));
  const written = new Map((await findReviewsOfLines(db, ids)).map((review) => [review.orderLineId, review]));
  return ({ status, list }) => {
    if (!received.has(Number(status)) || list.length === 0) return 0;
    const stages = list.map(({ id }) => stageOf(written.get(id)));
    return stages.includes(1) ? 1 : stages.includes(2) ? 2 : 3;
  };
}

const stageOf = (review: ReviewRow | undefined): ReviewStage => (!review ? 1 : review.followUpAt === null ? 2 : 3);

function wireLine(line: BoughtLine, stage: ReviewStage, language: LanguageCode): LineToReview {
  return {
    id: line.id,
    commodityId: line.productId,
    goodsId: line.productId,
    sid: line.skuId,
    commodityIcon: line.picture,
    product_title: line.title[language],
    size: line.options[language],
    comments_type: stage,
  };
}

/** What the customer wrote about a line. */
export async function showOwnReview(
  { orderDetailId, goodsId }: RequestOf<'mall.Order.getCommentsInfo'>,
  context: Context,
): Promise<DataOf<'mall.Order.getCommentsInfo'>> {
  const { customerId } = customerOf(context);
  const line = await boughtLine(context.db, customerId, orderDetailId, 'orderDetailId');
  if (line.productId !== goodsId) throw new Fault('parameter_refused', { errors: [{ field: 'goodsId', rule: 'known' }] });
  const [row] = await findReviewsOfLines(context.db, [line.id]);
  return { list: row ? [wireOwn(row, context.language)] : [] };
}

function wireOwn(row: ReviewRow, language: LanguageCode): OwnReview {
  const { headimgurl: _, review_day: __, ...common } = wireReview(row, language);
  return { ...common, review_time: wireDateTime(row.followUpAt) };
}
