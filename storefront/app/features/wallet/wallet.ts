import type { LatestWithdrawal } from './withdrawal.ts';

/** Income and expense, in the order of their numbers in the address: `?type=1` is income. */
export const walletSides = ['income', 'expense'] as const;
export type WalletSide = (typeof walletSides)[number];

/** The selectable time spans in days, the default first. */
export const walletSpans = [7, 30, 90, 183, 365] as const;
export type WalletSpan = (typeof walletSpans)[number];

/** The kinds of records that each side can be filtered by, as numbers in the address and on the wire; 0 is all. */
export const walletKinds = { income: [0, 1, 2, 3, 12], expense: [0, 7, 5, 6, 8, 10, 11] } as const;
export type WalletKind = (typeof walletKinds)[WalletSide][number];

/** The reasons of money movements, by the wire's numbers. */
export const walletReasons = {
  1: 'recharge',
  2: 'rechargeByMall',
  3: 'commission',
  4: 'orderRefund',
  5: 'depositReturned',
  6: 'deductionByMall',
  7: 'order',
  8: 'activity',
  9: 'membershipOpened',
  10: 'deposit',
  11: 'withdrawal',
  12: 'activityRefund',
  13: 'membershipRenewed',
  14: 'withdrawalReturned',
  42: 'commission',
} as const satisfies Readonly<Record<number, string>>;

export type WalletReason = (typeof walletReasons)[keyof typeof walletReasons];

/** A money movement. */
export interface WalletRecord {
  readonly id: number;
  readonly reason: WalletReason;
  /** `20.00`, or `-20.00` for an expense. */
  readonly amount: string;
  /** ISO moment. */
  readonly at: string | undefined;
}

/** The query of a wallet page. */
export interface WalletQuery {
  readonly side: WalletSide;
  readonly span: WalletSpan;
  readonly kind: WalletKind;
  readonly page: number;
}

/** The balance with a page of records. */
export interface Wallet {
  readonly balance: string;
  /** Whether a withdrawal can be requested: not while one is under review, and not when the mall offers none. */
  readonly withdrawal: 'open' | 'pending' | 'unavailable';
  readonly latest: LatestWithdrawal | undefined;
  readonly records: readonly WalletRecord[];
  readonly pages: number;
}
