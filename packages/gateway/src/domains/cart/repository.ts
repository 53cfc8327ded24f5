import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { cartLines } from './schema.ts';

/** Whose cart it is. */
export type Owner = { readonly customerId: number } | { readonly guestId: number };

export type CartLineRow = typeof cartLines.$inferSelect;

const of = (owner: Owner): SQL =>
  'customerId' in owner ? eq(cartLines.customerId, owner.customerId) : eq(cartLines.guestId, owner.guestId);

/** The lines of a cart, the newest first. */
export async function findLines(db: Db, owner: Owner): Promise<CartLineRow[]> {
  return db.select().from(cartLines).where(of(owner)).orderBy(desc(cartLines.id));
}

/** Some lines of a cart, held until the transaction ends, by id ascending. */
export async function lockLines(tx: Db, owner: Owner, ids: readonly number[]): Promise<CartLineRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(cartLines)
    .where(and(of(owner), inArray(cartLines.id, [...ids])))
    .orderBy(asc(cartLines.id))
    .for('update');
}

export interface NewLine {
  readonly productId: number;
  readonly skuId: number;
  readonly quantity: number;
  readonly createdAt: Date;
}

/** Adds pieces of a SKU; pieces already in the cart are added up, to at most `cap`. Returns the line. */
export async function addToLine(tx: Db, owner: Owner, line: NewLine, cap: number): Promise<number> {
  const who =
    'customerId' in owner ? { column: cartLines.customerId, id: owner.customerId } : { column: cartLines.guestId, id: owner.guestId };
  const [row] = await tx
    .insert(cartLines)
    .values({ ...owner, ...line, quantity: Math.min(line.quantity, cap) })
    .onConflictDoUpdate({
      target: [who.column, cartLines.skuId],
      targetWhere: sql`${who.column} is not null`,
      set: { quantity: sql`least(${cartLines.quantity} + excluded.quantity, ${cap})`, selected: true },
    })
    .returning({ id: cartLines.id });
  if (!row) throw new Error('A cart line was not stored');
  return row.id;
}

export async function updateLine(tx: Db, id: number, change: { quantity?: number; selected?: boolean; skuId?: number }): Promise<void> {
  await tx.update(cartLines).set(change).where(eq(cartLines.id, id));
}

export async function deleteLines(tx: Db, owner: Owner, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(cartLines).where(and(of(owner), inArray(cartLines.id, [...ids])));
}

export async function findLine(db: Db, owner: Owner, id: number): Promise<CartLineRow | undefined> {
  const [row] = await db
    .select()
    .from(cartLines)
    .where(and(of(owner), eq(cartLines.id, id)));
  return row;
}

export async function findLineOfSku(tx: Db, owner: Owner, skuId: number): Promise<CartLineRow | undefined> {
  const [row] = await tx
    .select()
    .from(cartLines)
    .where(and(of(owner), eq(cartLines.skuId, skuId)))
    .for('update');
  return row;
}
