import type { Db } from '../db/database.ts';
import { and, count, desc, eq, gt, gte, inArray, isNull, lt, sql } from '../db/drizzle.ts';
import { isCheckViolation } from '../db/errors.ts';
import { Fault } from '../dispatch/fault.ts';
import type { Cents } from '../shared/money.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings, type PostingKind } from './schema.ts';

/** The accounts of the house: sales, what it gave itself, what payment providers owe it, payouts, and refunds that a provider has yet to confirm. */
type HouseAccount = 'sales' | 'funding' | 'provider' | 'payouts' | 'refunds_due';

interface Event {
  readonly kind: PostingKind;
  readonly orderId?: number;
  readonly refundId?: number;
  readonly at: Date;
}

/** One movement of money between a wallet and the house, because of something. */
export interface Posting extends Event {
  readonly walletId: number;
  readonly house: HouseAccount;
  /** What the wallet gains; negative for what it pays. */
  readonly amount: Cents;
}

/** Money that goes from one account of the house to another, past every wallet. */
export interface HousePosting extends Event {
  readonly from: HouseAccount;
  readonly to: HouseAccount;
  readonly amount: Cents;
}

/**
 * Books a movement: two entries that add up to zero, and the wallet's balance. An amount of zero, as of an order that coupons paid for whole,
 * moves nothing and leaves no entry. Throws `insufficient_balance` when the wallet would go below
 * zero; the database itself refuses that, so no rival can slip between a look and a leap.
 */
export async function post(tx: Db, posting: Posting): Promise<void> {
  if (posting.amount === 0n) return;
  await changeBalance(tx, posting.walletId, posting.amount);
  const houseId = await houseAccount(tx, posting.house);
  await book(tx, posting, [
    { accountId: posting.walletId, amount: posting.amount },
    { accountId: houseId, amount: -posting.amount },
  ]);
}

/** Books a movement between two accounts of the house. */
export async function postHouse(tx: Db, posting: HousePosting): Promise<void> {
  if (posting.amount <= 0n) throw new RangeError('A posting moves an amount');
  const [from, to] = [await houseAccount(tx, posting.from), await houseAccount(tx, posting.to)];
  await book(tx, posting, [
    { accountId: from, amount: -posting.amount },
    { accountId: to, amount: posting.amount },
  ]);
}

async function book(
  tx: Db,
  { kind, orderId, refundId, at }: Event,
  entries: readonly { accountId: number; amount: Cents }[],
): Promise<void> {
  const [row] = await tx
    .insert(ledgerPostings)
    .values({ kind, orderId: orderId ?? null, refundId: refundId ?? null, at })
    .returning({ id: ledgerPostings.id });
  if (!row) throw new Error('A posting was not stored');
  await tx.insert(ledgerEntries).values(entries.map((entry) => ({ postingId: row.id, ...entry })));
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

/** The wallet of a customer, held until the transaction ends. */
export async function lockWallet(tx: Db, customerId: number): Promise<{ id: number; balance: Cents }> {
  const wallet = await walletOf(tx, customerId);
  await tx.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(eq(ledgerAccounts.id, wallet.id)).for('update');
  return wallet;
}

/** Which entries of a wallet are meant; all kinds when none is named. */
export interface WalletFilter {
  readonly walletId: number;
  readonly side: 'income' | 'expense';
  readonly kinds: readonly PostingKind[] | undefined;
  readonly since: Date;
}

const entriesOf = ({ walletId, side, kinds, since }: WalletFilter) =>
  and(
    eq(ledgerEntries.accountId, walletId),
    side === 'income' ? gt(ledgerEntries.amount, 0n) : lt(ledgerEntries.amount, 0n),
    kinds && inArray(ledgerPostings.kind, [...kinds]),
    gte(ledgerPostings.at, since),
  );

/** A movement of a wallet. */
export interface WalletEntry {
  readonly id: number;
  readonly kind: PostingKind;
  readonly amount: Cents;
  readonly at: Date;
}

/** A page of a wallet's entries, newest first. */
export async function findWalletEntries(db: Db, filter: WalletFilter, page: number, pageSize: number): Promise<WalletEntry[]> {
  return db
    .select({ id: ledgerEntries.id, kind: ledgerPostings.kind, amount: ledgerEntries.amount, at: ledgerPostings.at })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(entriesOf(filter))
    .orderBy(desc(ledgerEntries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countWalletEntries(db: Db, filter: WalletFilter): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(entriesOf(filter));
  return row?.count ?? 0;
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
