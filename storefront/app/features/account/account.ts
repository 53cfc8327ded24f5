/** What waits somewhere, by the state of the orders it is about. */
export const waitingStates = ['unpaid', 'toShip', 'toReceive', 'toReview', 'afterSales'] as const;
export type WaitingState = (typeof waitingStates)[number];

/** An order as the overview names it. */
export interface RecentOrder {
  readonly id: number;
  readonly number: string;
  readonly picture: string;
  /** What was or is to be paid. */
  readonly total: string;
  /** ISO moment. */
  readonly placedAt: string | undefined;
}

/** How the customer's account stands. */
export interface Account {
  readonly name: string;
  /** What is in the wallet, a decimal string. */
  readonly balance: string;
  readonly points: number;
  /** Coupons that can be used. */
  readonly coupons: number;
  readonly waiting: Readonly<Record<WaitingState, number>>;
  readonly newest: readonly RecentOrder[];
}
