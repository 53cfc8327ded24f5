import type { Db } from '../../db/database.ts';
import { type AnyPgColumn, and, asc, desc, eq, gte, or, sql } from '../../db/drizzle.ts';
import { bankCards, wechatBindings, withdrawalState, withdrawals } from './schema.ts';

export type BankCardRow = typeof bankCards.$inferSelect;
export type NewBankCard = typeof bankCards.$inferInsert;
export type WithdrawalRow = typeof withdrawals.$inferSelect;

/** Returns a customer's cards, the default first, then the oldest. */
export async function findCards(db: Db, customerId: number): Promise<BankCardRow[]> {
  return db.select().from(bankCards).where(eq(bankCards.customerId, customerId)).orderBy(desc(bankCards.isDefault), asc(bankCards.id));
}

export async function insertCard(tx: Db, card: NewBankCard): Promise<number> {
  const [row] = await tx.insert(bankCards).values(card).returning({ id: bankCards.id });
  if (!row) throw new Error('A bank card was not stored');
  return row.id;
}

export async function changeCard(tx: Db, id: number, change: Partial<NewBankCard>): Promise<void> {
  await tx.update(bankCards).set(change).where(eq(bankCards.id, id));
}

export async function deleteCard(tx: Db, id: number): Promise<void> {
  await tx.delete(bankCards).where(eq(bankCards.id, id));
}

/** Makes a card the default. Clears the old default first, because a unique index allows only one at any time. */
export async function makeDefaultCard(tx: Db, customerId: number, id: number): Promise<void> {
  await tx
    .update(bankCards)
    .set({ isDefault: false })
    .where(and(eq(bankCards.customerId, customerId), eq(bankCards.isDefault, true)));
  await tx.update(bankCards).set({ isDefault: true }).where(eq(bankCards.id, id));
}

const isOpen = (number: AnyPgColumn) => sql`${number} ~ '^[0-9]'`;

/** Encrypts the card numbers that older gateways stored as plain text. */
export async function encryptPlainCards(db: Db, encrypting: (card: BankCardRow) => Partial<NewBankCard>): Promise<void> {
  for (const card of await db.select().from(bankCards).where(isOpen(bankCards.number)))
    await db
      .update(bankCards)
      .set(encrypting(card))
      .where(and(eq(bankCards.id, card.id), eq(bankCards.number, card.number)));
}

/** Encrypts the card numbers of withdrawals that older gateways stored as plain text. */
export async function encryptPlainWithdrawals(db: Db, encrypting: (number: string) => string): Promise<void> {
  for (const { id, number } of await db.select().from(withdrawals).where(isOpen(withdrawals.number)))
    if (number !== null)
      await db
        .update(withdrawals)
        .set({ number: encrypting(number) })
        .where(and(eq(withdrawals.id, id), eq(withdrawals.number, number)));
}

/** Returns the name of the WeChat account that a customer has bound; undefined without one. */
export async function findWechatName(db: Db, customerId: number): Promise<string | undefined> {
  const [row] = await db.select({ name: wechatBindings.name }).from(wechatBindings).where(eq(wechatBindings.customerId, customerId));
  return row?.name;
}

export async function insertWithdrawal(tx: Db, withdrawal: typeof withdrawals.$inferInsert): Promise<void> {
  await tx.insert(withdrawals).values(withdrawal);
}

/**
 * Returns the newest withdrawal of a customer. While one is under review no other can be requested, so the newest is the one under review.
 */
export async function findLatestWithdrawal(db: Db, customerId: number): Promise<WithdrawalRow | undefined> {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.customerId, customerId)).orderBy(desc(withdrawals.id)).limit(1);
  return row;
}

/** Returns whether another withdrawal is blocked: by one under review, or by one paid out since a given time. */
export async function isBlocked(db: Db, customerId: number, since: Date): Promise<boolean> {
  const paidOut = and(eq(withdrawals.state, withdrawalState.paidOut), gte(withdrawals.decidedAt, since));
  const [row] = await db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.customerId, customerId), or(eq(withdrawals.state, withdrawalState.inReview), paidOut)))
    .limit(1);
  return row !== undefined;
}

/** Returns the withdrawals that wait for a decision, oldest first. */
export async function waitingWithdrawals(db: Db): Promise<WithdrawalRow[]> {
  return db.select().from(withdrawals).where(eq(withdrawals.state, withdrawalState.inReview)).orderBy(asc(withdrawals.id));
}

export async function findWithdrawal(db: Db, id: number): Promise<WithdrawalRow | undefined> {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  return row;
}

export async function lockWithdrawal(tx: Db, id: number): Promise<WithdrawalRow | undefined> {
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
  return row;
}

export async function changeWithdrawal(tx: Db, id: number, change: Partial<typeof withdrawals.$inferInsert>): Promise<void> {
  await tx.update(withdrawals).set(change).where(eq(withdrawals.id, id));
}
