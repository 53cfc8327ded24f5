import type { Db } from '../db/database.ts';
import { and, count, desc, eq, gt, gte, inArray, isNull, lt, sql } from '../db/drizzle.ts';
import { isCheckViolation } from '../db/errors.ts';
import { Fault } from '../dispatch/fault.ts';
import type { Cents } from '../shared/money.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings, type PostingKind } from './schema.ts';

/**
 * The accounts of the mall: sales, its own funding, receivables from payment providers, payouts, and refunds that a provider has not
 * confirmed yet.
 */
type MallAccount = 'sales' | 'funding' | 'provider' | 'payouts' | 'refunds_due';

interface Event {
  readonly kind: PostingKind;
  readonly orderId?: number;
  readonly refundId?: number;
  readonly at: Date;
}

/** A movement of money between a wallet and the mall, with its cause. */
export interface Posting extends Event {
  readonly walletId: number;
  readonly mallAccount: MallAccount;
  /** The amount credited to the wallet; negative for a debit. */
  readonly amount: Cents;
}

/** A movement of money between two accounts of the mall, without a wallet. */
export interface InternalPosting extends Event {
  readonly from: MallAccount;
  readonly to: MallAccount;
  readonly amount: Cents;
}

/**
 * Posts a movement: two entries that add up to zero, and the wallet's balance. A zero amount, as of an order that coupons paid in full,
 * moves nothing and leaves no entry. Throws `insufficient_balance` when the wallet would go below zero; the database enforces this, so no
 * concurrent transaction can intervene between check and update.
 */
export async function post(tx: Db, posting: Posting): Promise<void> {
  if (posting.amount === 0n) return;
  await changeBalance(tx, posting.walletId, posting.amount);
  const accountId = await mallAccountId(tx, posting.mallAccount);
  await book(tx, posting, [
    { accountId: posting.walletId, amount: posting.amount },
    { accountId, amount: -posting.amount },
  ]);
}

/** Posts a movement between two accounts of the mall. */
export async function postInternal(tx: Db, posting: InternalPosting): Promise<void> {
  if (posting.amount <= 0n) throw new RangeError('A posting moves an amount');
  const [from, to] = [await mallAccountId(tx, posting.from), await mallAccountId(tx, posting.to)];
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

/** Returns the wallet of a customer, which is created with the customer. */
export async function walletOf(db: Db, customerId: number): Promise<{ id: number; balance: Cents }> {
  const [wallet] = await db
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, 'wallet'), eq(ledgerAccounts.customerId, customerId)));
  if (!wallet) throw new Error(`Customer ${customerId} has no wallet`);
  return wallet;
}

/** Returns the wallet of a customer, locked until the transaction ends. */
export async function lockWallet(tx: Db, customerId: number): Promise<{ id: number; balance: Cents }> {
  const wallet = await walletOf(tx, customerId);
  await tx.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(eq(ledgerAccounts.id, wallet.id)).for('update');
  return wallet;
}

/** The filter of wallet entries; all kinds when none is given. */
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

/** Returns a page of a wallet's entries, newest first. */
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

async function mallAccountId(db: Db, kind: MallAccount): Promise<number> {
  const find = () =>
    db
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.kind, kind), isNull(ledgerAccounts.customerId)));
  const [account] = await find();
  if (account) return account.id;
  await db.insert(ledgerAccounts).values({ kind, balance: 0n }).onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error(`The mall has no ${kind} account`);
  return made.id;
}

/** Creates the wallet of a new customer, with an opening balance if one is given. */
export async function openWallet(tx: Db, customerId: number, opening: Cents, at: Date): Promise<void> {
  const [wallet] = await tx.insert(ledgerAccounts).values({ kind: 'wallet', customerId, balance: 0n }).returning({ id: ledgerAccounts.id });
  if (!wallet) throw new Error('A wallet was not stored');
  if (opening > 0n) await post(tx, { kind: 'opening', walletId: wallet.id, mallAccount: 'funding', amount: opening, at });
}
