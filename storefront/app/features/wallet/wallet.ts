/** Money that came in and money that went out, in the order of their numbers in the address: `?type=1` is what came in. */
export const walletSides = ['income', 'expense'] as const;
export type WalletSide = (typeof walletSides)[number];

/** Days that records can be asked for. */
export const walletSpans = [30, 90, 365] as const;
export type WalletSpan = (typeof walletSpans)[number];

/** Why money moved, by the wire's numbers. */
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

/** Money that came or went. */
export interface WalletRecord {
  readonly id: number;
  readonly reason: WalletReason;
  /** `20.00`, or `-20.00` for what went. */
  readonly amount: string;
  /** ISO moment. */
  readonly at: string | undefined;
}

/** What a page of the wallet was asked for. */
export interface WalletQuery {
  readonly side: WalletSide;
  readonly span: WalletSpan;
  readonly page: number;
}

/** The balance with a page of records. */
export interface Wallet {
  readonly balance: string;
  /** A withdrawal is under review. */
  readonly isWithdrawing: boolean;
  readonly records: readonly WalletRecord[];
  readonly pages: number;
}
