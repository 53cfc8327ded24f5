import type { Schemas } from '@mall/sdk';
import { checkForm, followUpReviewRules, reviewRules } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';
import { readId } from '#app/shared/query-id.ts';
import type { EnteredReview, WritableLine, WritableLines, WritingRefusal, WritingTab } from '../writing.ts';
import { addReviewImages } from './add-review-images.server.ts';

const everyLine = 5;
const nexts: Readonly<Record<number, WritableLine['next']>> = { 1: 'review', 2: 'followUp' };
/** The tab of a line by its state; a line that cannot be reviewed has none. */
const tabs: Readonly<Record<number, WritingTab>> = { 1: 'toReview', 2: 'reviewed', 3: 'reviewed' };

/** Loads the received lines of an order by its number, to review and reviewed; none for an order that is missing or another customer's. */
export async function loadWritableLines({ mall }: Gateway, orderNumber: string): Promise<WritableLines> {
  const { commentList } = await mall.reviews.listLines({ sNo: orderNumber, type: everyLine });
  const linesOf = (tab: WritingTab) => commentList.filter(({ comments_type }) => tabs[comments_type] === tab).map(toLine);
  return { toReview: linesOf('toReview'), reviewed: linesOf('reviewed') };
}

function toLine({ id, commodityId, sid, product_title, commodityIcon, size, comments_type }: Schemas['LineToReview']): WritableLine {
  return {
    id,
    productId: commodityId,
    skuId: sid,
    title: product_title,
    image: commodityIcon,
    spec: size,
    next: nexts[comments_type] ?? 'nothing',
  };
}

const ratings = ['1', '2', '3', '4', '5'] as const;
const starNumbers = { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5 } as const;

/** Publishes the review of the form, or an addition to one; returns undefined on success. Throws errors that concern the whole page. */
export async function writeReview(gateway: Gateway, form: FormData): Promise<WritingRefusal | undefined> {
  const lineId = readId(form.get('lineId')) ?? 0;
  const line = { orderDetailsId: lineId, goodsId: readId(form.get('productId')) ?? 0, attributeId: readId(form.get('skuId')) ?? 0 };
  const added = await addReviewImages(gateway, form);
  form.delete('images');
  for (const url of added.images) form.append('images', url);
  const refusal = { at: Date.now(), lineId, entered: enteredIn(form) };
  const checked = form.get('isFollowUp') === 'true' ? readFollowUp(form) : readReview(form);
  if (!checked.ok) return { ...refusal, errors: { ...checked.errors, ...added.errors }, message: '' };
  if (added.errors.images) return { ...refusal, errors: added.errors, message: '' };
  try {
    await gateway.mall.reviews.add({ ...line, ...checked.values }, readIdempotencyKey(form));
    return undefined;
  } catch (error) {
    return { ...refusal, errors: {}, message: refusalOf(error).message };
  }
}

function enteredIn(form: FormData): EnteredReview {
  const rating = ratings.find((known) => known === form.get('stars'));
  return {
    ...(rating && { stars: rating }),
    comment: String(form.get('comment') ?? ''),
    images: form.getAll('images').map(String),
    anonymous: form.get('anonymous') === '1' ? '1' : '0',
  };
}

function readReview(form: FormData) {
  const checked = checkForm(reviewRules, form);
  if (!checked.ok) return checked;
  const { stars, comment, images, anonymous } = checked.values;
  const isAnonymous = anonymous === '1' ? (1 as const) : (0 as const);
  return { ok: true as const, values: { comment, imgUrls: images, start: starNumbers[stars], anonymous: isAnonymous, isReview: false } };
}

/** Stars and name of the review do not change. */
function readFollowUp(form: FormData) {
  const checked = checkForm(followUpReviewRules, form);
  if (!checked.ok) return checked;
  const { comment, images } = checked.values;
  return { ok: true as const, values: { comment, imgUrls: images, anonymous: 0 as const, isReview: true } };
}
