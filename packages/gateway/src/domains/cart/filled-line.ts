import type { Db } from '../../db/database.ts';
import type { LanguageCode } from '../../shared/language.ts';
import type { Cents } from '../../shared/money.ts';
import { findSkus, type SkuDetails } from '../catalog/find-skus.ts';
import { memberPrice, memberProducts } from '../catalog/member-prices.ts';
import { type CartLineRow, findLines, type Owner } from './repository.ts';

/** A line of a cart with its SKU. */
export interface FilledLine {
  readonly line: CartLineRow;
  readonly sku: SkuDetails;
  /** The member price; undefined when it equals the price. */
  readonly memberPrice: Cents | undefined;
}

/** Returns the lines of a cart with their SKUs, newest first. */
export async function fillLines(db: Db, owner: Owner, language: LanguageCode): Promise<FilledLine[]> {
  const lines = await findLines(db, owner);
  const skus = await findSkus(
    db,
    lines.map((line) => line.skuId),
    language,
  );
  const reduced = await memberProducts(
    db,
    lines.map((line) => line.productId),
  );
  return lines.flatMap((line) => {
    const sku = skus.get(line.skuId);
    return sku ? [{ line, sku, memberPrice: reduced.has(sku.productId) ? memberPrice(sku.price) : undefined }] : [];
  });
}

/** Returns whether a line can be ordered. */
export const canBeBought = ({ line, sku }: FilledLine): boolean => sku.onSale && sku.available > 0 && line.quantity > 0;

/** Returns the total of lines without delivery. */
export const totalOf = (lines: readonly FilledLine[], isMember: boolean): Cents =>
  lines.reduce((sum, { line, sku, memberPrice }) => sum + ((isMember ? memberPrice : undefined) ?? sku.price) * BigInt(line.quantity), 0n);

/** Returns the number of pieces of lines. */
export const piecesOf = (lines: readonly FilledLine[]): number => lines.reduce((sum, { line }) => sum + line.quantity, 0);
