import { type Db, rowsOf } from '../../db/database.ts';
import { and, asc, desc, eq, inArray, type SQL, sql } from '../../db/drizzle.ts';
import { availableOf } from '../../inventory/inventory.ts';
import { offerOf } from '../catalog/find-skus.ts';
import { cartLines } from './schema.ts';

/** The customer or guest who owns the cart. */
export type Owner = { readonly customerId: number } | { readonly guestId: number };

export type CartLineRow = typeof cartLines.$inferSelect;

const of = (owner: Owner): SQL =>
  'customerId' in owner ? eq(cartLines.customerId, owner.customerId) : eq(cartLines.guestId, owner.guestId);

const ownerColumn = (owner: Owner): SQL => ('customerId' in owner ? sql`customer_id` : sql`guest_id`);
const idOf = (owner: Owner): number => ('customerId' in owner ? owner.customerId : owner.guestId);

/** Returns the lines of a cart, newest first. */
export async function findLines(db: Db, owner: Owner): Promise<CartLineRow[]> {
  return db.select().from(cartLines).where(of(owner)).orderBy(desc(cartLines.id));
}

/** Returns lines of a cart by id ascending, locked until the transaction ends. */
export async function lockLines(tx: Db, owner: Owner, ids: readonly number[]): Promise<CartLineRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(cartLines)
    .where(and(of(owner), inArray(cartLines.id, [...ids])))
    .orderBy(asc(cartLines.id))
    .for('update');
}

/** Pieces of a SKU of a product. */
export interface Pieces {
  readonly productId: number;
  readonly skuId: number;
  readonly quantity: number;
}

/** The result of an addition to a cart. */
export interface Added {
  readonly onSale: boolean;
  readonly inStock: boolean;
  /** The line with the pieces; null when they cannot be bought, or the cart has no room for another line. */
  readonly lineId: number | null;
}

/** The maximum number of lines of a cart. Carts are read whole, and calls that change several lines accept as many. */
export const maxLines = 200;

/**
 * Adds pieces of a SKU that is on sale and in stock, if the cart has room for its line; concurrent additions can exceed the limit by one
 * line each. Adds to pieces already in the cart, up to the stock. Returns undefined when there is no such SKU. Uses one statement, because
 * this is the most frequent write.
 */
export async function addPieces(db: Db, owner: Owner, { productId, skuId, quantity }: Pieces, now: Date): Promise<Added | undefined> {
  const [row] = await rowsOf<{ on_sale: boolean; in_stock: boolean; line_id: number | null }>(
    db,
    sql`
      with offer as (${offerOf(productId, skuId)}),
      line as (
        insert into cart_lines (${ownerColumn(owner)}, product_id, sku_id, quantity, created_at)
        select ${idOf(owner)}::bigint, ${productId}::bigint, ${skuId}::bigint, ${quantity}::integer, ${now.toISOString()}::timestamptz
          from offer where on_sale and available >= ${quantity}::integer
            and (select count(*) from cart_lines where ${of(owner)} and sku_id <> ${skuId}::bigint) < ${maxLines}
        on conflict (${ownerColumn(owner)}, sku_id) where ${ownerColumn(owner)} is not null
        do update set quantity = least(cart_lines.quantity + excluded.quantity, (select available from offer)), selected = true
        returning id)
      select on_sale, available >= ${quantity}::integer as in_stock, (select id from line) as line_id from offer`,
  );
  return row && { onSale: row.on_sale, inStock: row.in_stock, lineId: row.line_id };
}

/**
 * Moves a guest's lines into a customer's cart, oldest first. Adds up equal SKUs, limited to the stock. If there is no room for all other
 * lines, moves the newest.
 */
export async function moveLines(tx: Db, guestId: number, customerId: number): Promise<void> {
  await tx.execute(sql`
    with moved as (delete from cart_lines where guest_id = ${guestId} returning id, product_id, sku_id, quantity, created_at),
    held as (select sku_id from cart_lines where customer_id = ${customerId}::bigint),
    added as (
      select id from moved where sku_id not in (select sku_id from held)
        order by id desc limit greatest(0, ${maxLines} - (select count(*) from held)))
    insert into cart_lines (customer_id, product_id, sku_id, quantity, created_at)
    select ${customerId}::bigint, product_id, sku_id, quantity, created_at from moved
      where sku_id in (select sku_id from held) or id in (select id from added) order by id
    on conflict (customer_id, sku_id) where customer_id is not null
    do update set quantity = least(cart_lines.quantity + excluded.quantity, greatest(excluded.quantity, ${availableOf(sql`excluded.sku_id`)})),
                  selected = true`);
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

export async function lockLineOfSku(tx: Db, owner: Owner, skuId: number): Promise<CartLineRow | undefined> {
  const [row] = await tx
    .select()
    .from(cartLines)
    .where(and(of(owner), eq(cartLines.skuId, skuId)))
    .for('update');
  return row;
}
