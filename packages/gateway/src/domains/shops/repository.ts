import type { Db } from '../../db/database.ts';
import { and, asc, count, desc, eq, gt, inArray, lte, ne, or, type SQL, sql } from '../../db/drizzle.ts';
import { applicationState, backOfficeTokens, shopApplications, shopStores, shops } from './schema.ts';

export type ShopRow = typeof shops.$inferSelect;
export type StoreRow = typeof shopStores.$inferSelect;
export type ApplicationRow = typeof shopApplications.$inferSelect;
export type NewApplication = typeof shopApplications.$inferInsert;

/** Changes a shop; returns undefined when there is none with this id. */
export async function updateShop(db: Db, id: number, change: Partial<typeof shops.$inferInsert>): Promise<ShopRow | undefined> {
  const [row] = await db.update(shops).set(change).where(eq(shops.id, id)).returning();
  return row;
}

export async function findApplication(db: Db, customerId: number): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(shopApplications).where(eq(shopApplications.customerId, customerId));
  return row;
}

/** Returns a customer's application, locked until the transaction ends. */
export async function lockApplication(tx: Db, customerId: number): Promise<ApplicationRow | undefined> {
  const [row] = await tx.select().from(shopApplications).where(eq(shopApplications.customerId, customerId)).for('update');
  return row;
}

export async function findApplicationById(db: Db, id: number): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(shopApplications).where(eq(shopApplications.id, id));
  return row;
}

export async function lockApplicationById(tx: Db, id: number): Promise<ApplicationRow | undefined> {
  const [row] = await tx.select().from(shopApplications).where(eq(shopApplications.id, id)).for('update');
  return row;
}

/** Inserts a first application; returns false when the customer already has one. */
export async function insertApplication(tx: Db, application: NewApplication): Promise<boolean> {
  const written = await tx
    .insert(shopApplications)
    .values(application)
    .onConflictDoNothing({ target: shopApplications.customerId })
    .returning({ id: shopApplications.id });
  return written.length > 0;
}

export async function changeApplication(tx: Db, id: number, change: Partial<NewApplication>): Promise<void> {
  await tx.update(shopApplications).set(change).where(eq(shopApplications.id, id));
}

/** Encrypts the identity numbers that older gateways stored as plain text. */
export async function encryptPlainNumbers(db: Db, encrypting: (identityNumber: string) => string): Promise<void> {
  const open = await db
    .select({ id: shopApplications.id, identityNumber: shopApplications.identityNumber })
    .from(shopApplications)
    .where(sql`${shopApplications.identityNumber} ~ '^[0-9]'`);
  for (const { id, identityNumber } of open) {
    await db
      .update(shopApplications)
      .set({ identityNumber: encrypting(identityNumber) })
      .where(and(eq(shopApplications.id, id), eq(shopApplications.identityNumber, identityNumber)));
  }
}

/** Returns the applications that wait for a decision, oldest first. */
export async function waitingApplications(db: Db): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(shopApplications)
    .where(eq(shopApplications.state, applicationState.inReview))
    .orderBy(asc(shopApplications.sentAt), asc(shopApplications.id));
}

/** Returns whether another customer's application that was not rejected has a name. */
export async function isNameApplied(db: Db, nameKey: string, customerId: number): Promise<boolean> {
  const [row] = await db
    .select({ count: count() })
    .from(shopApplications)
    .where(
      and(
        eq(shopApplications.nameKey, nameKey),
        ne(shopApplications.state, applicationState.rejected),
        ne(shopApplications.customerId, customerId),
      ),
    );
  return (row?.count ?? 0) > 0;
}

/** Returns the names of the mall's shops, in every language. */
export async function allShopNames(db: Db): Promise<string[]> {
  const rows = await db.select({ name: shops.name }).from(shops);
  return rows.flatMap(({ name }) => Object.values(name));
}

export async function insertBackOfficeToken(db: Db, token: typeof backOfficeTokens.$inferInsert): Promise<void> {
  await db.insert(backOfficeTokens).values(token);
}

/** Consumes a token; returns the id of its customer, unless it has expired. */
export async function consumeBackOfficeToken(db: Db, tokenHash: Buffer, now: Date): Promise<number | undefined> {
  const [row] = await db
    .delete(backOfficeTokens)
    .where(and(eq(backOfficeTokens.tokenHash, tokenHash), gt(backOfficeTokens.expiresAt, now)))
    .returning({ customerId: backOfficeTokens.customerId });
  return row?.customerId;
}

export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.delete(backOfficeTokens).where(lte(backOfficeTokens.expiresAt, now));
}

export async function findShop(db: Db, id: number): Promise<ShopRow | undefined> {
  const [row] = await db.select().from(shops).where(eq(shops.id, id));
  return row;
}

export async function findShops(db: Db, ids: readonly number[]): Promise<ShopRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(shops)
    .where(inArray(shops.id, [...ids]));
}

const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Returns the condition for shops with one of these texts in their name in any language, or in their location; without texts it matches all
 * shops.
 */
const namedOrAt = (texts: readonly string[]): SQL | undefined =>
  texts.length === 0
    ? undefined
    : or(
        ...texts.map(
          (text) => sql`(exists (select 1 from jsonb_each_text(${shops.name}) n where n.value ilike ${anywhere(text)})
                         or ${shops.province} || ${shops.city} || ${shops.district} like ${anywhere(text)})`,
        ),
      );

/** Returns a page of shops, those with the most followers first. */
export async function searchShops(db: Db, texts: readonly string[], page: number, pageSize: number): Promise<ShopRow[]> {
  return db
    .select()
    .from(shops)
    .where(namedOrAt(texts))
    .orderBy(desc(shops.followers), asc(shops.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countShops(db: Db, texts: readonly string[]): Promise<number> {
  const [row] = await db.select({ count: count() }).from(shops).where(namedOrAt(texts));
  return row?.count ?? 0;
}

export async function addFollowers(tx: Db, id: number, more: number): Promise<void> {
  await tx
    .update(shops)
    .set({ followers: sql`${shops.followers} + ${more}` })
    .where(eq(shops.id, id));
}

/** Returns the stores of a shop, the default one first. */
export async function findStores(db: Db, shopId: number): Promise<StoreRow[]> {
  return db.select().from(shopStores).where(eq(shopStores.shopId, shopId)).orderBy(desc(shopStores.isDefault), asc(shopStores.id));
}

export async function findStore(db: Db, id: number): Promise<StoreRow | undefined> {
  const [row] = await db.select().from(shopStores).where(eq(shopStores.id, id));
  return row;
}
