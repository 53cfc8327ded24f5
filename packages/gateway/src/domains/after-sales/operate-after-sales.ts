import type { Db } from '../../db/database.ts';
import { showUpload } from '../uploads/show-upload.ts';
import { unknownAfterSale } from './lock-after-sale.ts';
import { type AfterSaleOfLine, type AfterSaleStep, findAfterSaleWithOrder, findAllOpen, stepsOf } from './repository.ts';

export type AfterSaleCase = AfterSaleOfLine;

/** Returns the open after-sales of all customers, oldest first. */
export async function listOpenCases(db: Db): Promise<readonly AfterSaleCase[]> {
  return findAllOpen(db);
}

/** An after-sale with the information that the shop decides on. */
export interface OpenCase extends AfterSaleCase {
  /** Newest first. */
  readonly steps: readonly AfterSaleStep[];
  /** The customer's images as WebP, without lost ones. */
  readonly images: readonly Buffer[];
}

/** Returns an after-sale in any state with its steps and images. Throws `parameter_refused` for an unknown id. */
export async function openCase(db: Db, id: number): Promise<OpenCase> {
  const found = await findAfterSaleWithOrder(db, id);
  if (!found) throw unknownAfterSale();
  const images = await Promise.all(found.afterSale.images.map((path) => showUpload(path, found.afterSale.customerId, db)));
  return { ...found, steps: await stepsOf(db, id), images: images.filter((image) => image !== undefined) };
}
