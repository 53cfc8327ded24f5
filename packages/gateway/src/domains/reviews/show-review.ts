import type { Db } from '../../db/database.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { findSkus, type SkuDetails } from '../catalog/find-skus.ts';
import { boughtLine } from '../orders/bought-lines.ts';
import { refusedField, unknownReview } from './refusals.ts';
import { findReview, findReviewsOfLines, type ReviewRow } from './repository.ts';

/** A review with its SKU; the SKU is undefined when it is no longer sold. */
export interface ReviewWithProduct {
  readonly review: ReviewRow;
  readonly sku: SkuDetails | undefined;
}

/**
 * Returns a review with its product.
 * @throws Fault `parameter_refused` when the review is unknown.
 */
export async function showReviewWithProduct(db: Db, id: number, language: LanguageCode): Promise<ReviewWithProduct> {
  const review = await findReview(db, id);
  if (!review) throw unknownReview();
  return { review, sku: (await findSkus(db, [review.skuId], language)).get(review.skuId) };
}

/**
 * Returns the review that the customer wrote about a line; undefined when there is none.
 * @throws Fault `parameter_refused` when the line is not the customer's, or is of another product.
 */
export async function showReviewOfLine(
  db: Db,
  customerId: number,
  { id, productId }: { id: number; productId: number },
): Promise<ReviewRow | undefined> {
  const line = await boughtLine(db, customerId, id, 'orderDetailId');
  if (line.productId !== productId) throw refusedField('goodsId', 'exists');
  const [review] = await findReviewsOfLines(db, [line.id]);
  return review;
}
