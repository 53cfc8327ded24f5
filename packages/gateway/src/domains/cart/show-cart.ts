import type { Context } from '../../dispatch/context.ts';
import type { Cents } from '../../shared/money.ts';
import { type ProductSkus, skusOf } from '../catalog/product-skus.ts';
import { type Offer, offersByShop } from '../coupons/list-offers.ts';
import { membershipOf } from '../membership/membership-state.ts';
import { ownerOf } from './cart-owner.ts';
import { canBeBought, type FilledLine, fillLines, piecesOf, totalOf } from './filled-line.ts';

/** The cart of a caller. */
export interface Cart {
  readonly isMember: boolean;
  /** The lines that can be ordered, newest first. */
  readonly valid: readonly FilledLine[];
  readonly invalid: readonly FilledLine[];
  /** The SKUs that each valid line can be changed to, by product id. */
  readonly skus: ReadonlyMap<number, ProductSkus>;
  /** The campaigns of the shops, by shop id. */
  readonly offers: ReadonlyMap<number, readonly Offer[]>;
  readonly selectedPieces: number;
  readonly selectedTotal: Cents;
}

/** Returns the whole cart of the caller. */
export async function showCart(context: Context): Promise<Cart> {
  const { db, session, language, clock } = context;
  const owner = ownerOf(session);
  const isMember = session.kind === 'customer' && (await membershipOf(db, session.customerId, clock.now())).isMember;
  const lines = owner ? await fillLines(db, owner, language) : [];
  const valid = lines.filter(canBeBought);
  const selected = valid.filter(({ line }) => line.selected);
  return {
    isMember,
    valid,
    invalid: lines.filter((line) => !canBeBought(line)),
    skus: await skusOf(db, [...new Set(valid.map(({ sku }) => sku.productId))], language),
    offers: valid.length > 0 ? await offersByShop(context) : new Map(),
    selectedPieces: piecesOf(selected),
    selectedTotal: totalOf(selected, isMember),
  };
}

/** The cart in the page header. */
export interface CartSummary {
  readonly pieces: number;
  readonly total: Cents;
  readonly newest: readonly FilledLine[];
}

const newestLines = 5;

/** Returns the summary of the caller's cart, at member prices for a member. */
export async function summarizeCart({ db, session, language }: Context, isMember: boolean): Promise<CartSummary> {
  const owner = ownerOf(session);
  const lines = owner ? (await fillLines(db, owner, language)).filter(canBeBought) : [];
  return { pieces: piecesOf(lines), total: totalOf(lines, isMember), newest: lines.slice(0, newestLines) };
}
