import type { Db } from '../../db/database.ts';
import { showUpload } from '../uploads/service.ts';
import { unknownAfterSale } from './advance-after-sale.ts';
import { type AfterSaleOfLine, type AfterSaleStep, findAfterSaleWithOrder, findAllOpen, stepsOf } from './repository.ts';

export type AfterSaleCase = AfterSaleOfLine;

/** The open after-sales of all customers, the oldest first. */
export async function listOpenCases(db: Db): Promise<readonly AfterSaleCase[]> {
  return findAllOpen(db);
}

/** An after-sale as the shop decides on it. */
export interface OpenCase extends AfterSaleCase {
  /** Newest first. */
  readonly steps: readonly AfterSaleStep[];
  /** The customer's pictures as WebP; one that was lost is missing. */
  readonly pictures: readonly Buffer[];
}

/** An after-sale in any state with its steps and pictures. Throws `parameter_refused` when there is none of this id. */
export async function openCase(db: Db, id: number): Promise<OpenCase> {
  const found = await findAfterSaleWithOrder(db, id);
  if (!found) throw unknownAfterSale();
  const pictures = await Promise.all(found.afterSale.pictures.map((path) => showUpload(path, found.afterSale.customerId, db)));
  return { ...found, steps: await stepsOf(db, id), pictures: pictures.filter((picture) => picture !== undefined) };
}
