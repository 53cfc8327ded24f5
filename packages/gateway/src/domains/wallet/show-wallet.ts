import type { Db } from '../../db/database.ts';
import { countWalletEntries, findWalletEntries, type WalletEntry, type WalletFilter, walletOf } from '../../ledger/ledger.ts';
import type { Cents } from '../../shared/money.ts';
import { findLatestWithdrawal, type WithdrawalRow } from './repository.ts';

/** A wallet with a page of its entries. */
export interface WalletPage {
  readonly balance: Cents;
  readonly entries: readonly WalletEntry[];
  readonly total: number;
  /** The newest withdrawal, in any state. */
  readonly withdrawal: WithdrawalRow | undefined;
}

/** Returns the balance and a page of income or expenses. */
export async function showWallet(
  db: Db,
  customerId: number,
  query: Omit<WalletFilter, 'walletId'>,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<WalletPage> {
  const wallet = await walletOf(db, customerId);
  const filter = { ...query, walletId: wallet.id };
  const entries = await findWalletEntries(db, filter, page, pageSize);
  const withdrawal = await findLatestWithdrawal(db, customerId);
  return { balance: wallet.balance, entries, withdrawal, total: await countWalletEntries(db, filter) };
}
