/** The order states that the overview counts as open tasks. */
export const waitingStates = ['unpaid', 'toShip', 'toReceive', 'toReview', 'afterSales'] as const;
export type WaitingState = (typeof waitingStates)[number];

/** An order as the overview shows it. */
export interface RecentOrder {
  readonly id: number;
  readonly number: string;
  readonly image: string;
  /** The amount paid or due. */
  readonly total: string;
  /** ISO moment. */
  readonly placedAt: string | undefined;
}

/** The overview of the customer's account. */
export interface Account {
  readonly name: string;
  /** The balance of the wallet, a decimal string. */
  readonly balance: string;
  readonly points: number;
  /** The number of usable coupons. */
  readonly coupons: number;
  readonly waiting: Readonly<Record<WaitingState, number>>;
  readonly newest: readonly RecentOrder[];
}
