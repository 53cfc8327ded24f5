import type { Db } from '../db/database.ts';
import { and, eq, isNull, sql } from '../db/drizzle.ts';
import { isCheckViolation } from '../db/errors.ts';
import { Fault } from '../dispatch/fault.ts';
import type { Cents } from '../shared/money.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from './schema.ts';

type HouseAccount = 'sales' | 'funding';

/** One movement of money between a wallet and the house, because of something. */
export interface Posting {
  readonly kind: (typeof ledgerPostings.$inferInsert)['kind'];
  readonly walletId: number;
  readonly house: HouseAccount;
  /** What the wallet gains; negative for what it pays. */
  readonly amount: Cents;
  readonly orderId?: number;
  readonly at: Date;
}

/**
 * Books a movement: two entries that add up to zero, and the wallet's balance. Throws `insufficient_balance` when the wallet would go below
 * zero; the database itself refuses that, so no rival can slip between a look and a leap.
 */
export async function post(tx: Db, posting: Posting): Promise<void> {
  if (posting.amount === 0n) throw new RangeError('A posting moves an amount');
  await changeBalance(tx, posting.walletId, posting.amount);
  const houseId = await houseAccount(tx, posting.house);
  const [row] = await tx
    .insert(ledgerPostings)
    .values({ kind: posting.kind, orderId: posting.orderId ?? null, at: posting.at })
    .returning({ id: ledgerPostings.id });
  if (!row) throw new Error('A posting was not stored');
  await tx.insert(ledgerEntries).values([
    { postingId: row.id, accountId: posting.walletId, amount: posting.amount },
    { postingId: row.id, accountId: houseId, amount: -posting.amount },
  ]);
}

async function changeBalance(tx: Db, walletId: number, amount: Cents): Promise<void> {
  try {
    await tx
      .update(ledgerAccounts)
      .set({ balance: sql`${ledgerAccounts.balance} + ${amount}` })
      .where(eq(ledgerAccounts.id, walletId));
  } catch (error) {
    if (isCheckViolation(error)) throw new Fault('insufficient_balance');
    throw error;
  }
}

/** The wallet of a customer; made with the customer. */
export async function walletOf(db: Db, customerId: number): Promise<{ id: number; balance: Cents }> {
  const [wallet] = await db
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, 'wallet'), eq(ledgerAccounts.customerId, customerId)));
  if (!wallet) throw new Error(`Customer ${customerId} has no wallet`);
  return wallet;
}

async function houseAccount(db: Db, kind: HouseAccount): Promise<number> {
  const find = () =>
    db
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.kind, kind), isNull(ledgerAccounts.customerId)));
  const [account] = await find();
  if (account) return account.id;
  await db.insert(ledgerAccounts).values({ kind, balance: 0n }).onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error(`The house has no ${kind} account`);
  return made.id;
}

/** Opens the wallet of a new customer, with an opening balance when one is given. */
export async function openWallet(tx: Db, customerId: number, opening: Cents, at: Date): Promise<void> {
  const [wallet] = await tx.insert(ledgerAccounts).values({ kind: 'wallet', customerId, balance: 0n }).returning({ id: ledgerAccounts.id });
  if (!wallet) throw new Error('A wallet was not stored');
  if (opening > 0n) await post(tx, { kind: 'opening', walletId: wallet.id, house: 'funding', amount: opening, at });
}
