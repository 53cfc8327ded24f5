import { type Db, rowsOf } from '../../db/database.ts';
import { and, asc, count, eq, gt, gte, sql, sum } from '../../db/drizzle.ts';
import { flashItems, flashMovements, flashSlots } from './schema.ts';

export type FlashItemRow = typeof flashItems.$inferSelect;
export type FlashSlotRow = typeof flashSlots.$inferSelect;

interface SlotRecord extends Record<string, unknown> {
  readonly id: number;
  readonly starts_at: string | Date;
  readonly ends_at: string | Date;
}

/** The wire allows 24 slots: those of the day, the previous one, the next one, and the requested one. */
const maxPerDay = 21;

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** Returns the slots that begin within a period, the last before and the first after it, and one more by its id. */
export async function findSlots(db: Db, from: Date, to: Date, id: number | undefined): Promise<FlashSlotRow[]> {
  const rows = await rowsOf<SlotRecord>(
    db,
    sql`
      (select id, starts_at, ends_at from flash_slots where starts_at < ${at(from)} order by starts_at desc limit 1)
      union (select id, starts_at, ends_at from flash_slots where starts_at >= ${at(from)} and starts_at < ${at(to)} order by starts_at limit ${maxPerDay})
      union (select id, starts_at, ends_at from flash_slots where starts_at >= ${at(to)} order by starts_at limit 1)
      union select id, starts_at, ends_at from flash_slots where id = ${id ?? null}::bigint
      order by starts_at`,
  );
  return rows.map((row) => ({ id: row.id, startsAt: new Date(row.starts_at), endsAt: new Date(row.ends_at) }));
}

export async function findItems(db: Db, slotId: number, page: number, pageSize: number): Promise<FlashItemRow[]> {
  return db
    .select()
    .from(flashItems)
    .where(eq(flashItems.slotId, slotId))
    .orderBy(asc(flashItems.position))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countItems(db: Db, slotId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(flashItems).where(eq(flashItems.slotId, slotId));
  return row?.count ?? 0;
}

/** Returns a flash item with its slot. */
export async function findItem(db: Db, id: number): Promise<{ item: FlashItemRow; slot: FlashSlotRow } | undefined> {
  const [row] = await db
    .select({ item: flashItems, slot: flashSlots })
    .from(flashItems)
    .innerJoin(flashSlots, eq(flashSlots.id, flashItems.slotId))
    .where(eq(flashItems.id, id));
  return row;
}

/** Returns the number of pieces of an item that a customer has bought and not returned. */
export async function piecesOf(db: Db, itemId: number, customerId: number): Promise<number> {
  const [row] = await db
    .select({ pieces: sum(flashMovements.quantity).mapWith(Number) })
    .from(flashMovements)
    .where(and(eq(flashMovements.itemId, itemId), eq(flashMovements.customerId, customerId)));
  return -(row?.pieces ?? 0);
}

/** Takes pieces of an item if enough are left; undefined otherwise. The item stays locked until the transaction ends. */
export async function takeFromItem(tx: Db, itemId: number, quantity: number): Promise<{ perCustomer: number } | undefined> {
  const [taken] = await tx
    .update(flashItems)
    .set({ available: sql`${flashItems.available} - ${quantity}` })
    .where(and(eq(flashItems.id, itemId), gte(flashItems.available, quantity)))
    .returning({ perCustomer: flashItems.perCustomer });
  return taken;
}

export async function returnToItem(tx: Db, itemId: number, quantity: number): Promise<void> {
  await tx
    .update(flashItems)
    .set({ available: sql`${flashItems.available} + ${quantity}` })
    .where(eq(flashItems.id, itemId));
}

export async function recordMovement(tx: Db, movement: typeof flashMovements.$inferInsert): Promise<void> {
  await tx.insert(flashMovements).values(movement);
}

/** Returns the flash sale pieces of an order, by item id ascending. */
export async function heldBy(db: Db, orderId: number): Promise<{ itemId: number; customerId: number; quantity: number }[]> {
  const pieces = sql<number>`-sum(${flashMovements.quantity})`.mapWith(Number);
  return db
    .select({ itemId: flashMovements.itemId, customerId: flashMovements.customerId, quantity: pieces })
    .from(flashMovements)
    .where(eq(flashMovements.orderId, orderId))
    .groupBy(flashMovements.itemId, flashMovements.customerId)
    .having(gt(pieces, 0))
    .orderBy(asc(flashMovements.itemId));
}

/**
 * Creates the missing slots of the plan for the day that begins at a given time. Uses one statement: of two concurrent processes only one
 * creates them, and a slot is never visible without its items.
 */
export async function openSlotsOf(db: Db, day: Date): Promise<void> {
  await db.execute(sql`
    with planned as (
      select *, ${at(day)} + make_interval(mins => start_minute) as starts_at from flash_plan
    ), opened as (
      insert into flash_slots (starts_at, ends_at)
      select distinct on (p.starts_at) p.starts_at, p.starts_at + make_interval(mins => p.minutes)
        from planned p where not exists (select 1 from flash_slots s where s.starts_at = p.starts_at)
       order by p.starts_at
      on conflict (starts_at) do nothing
      returning id, starts_at
    )
    insert into flash_items (slot_id, position, product_id, sku_id, price, quantity, available, per_customer)
    select o.id, p.position, p.product_id, p.sku_id, p.price, p.quantity, p.quantity, p.per_customer
      from planned p join opened o on o.starts_at = p.starts_at
     order by o.id, p.position`);
}
