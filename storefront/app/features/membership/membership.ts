/** Something that members get. */
export interface Benefit {
  readonly name: string;
  readonly iconUrl?: string;
  /** A line that explains it. */
  readonly detail?: string;
}

/** A membership that was paid. */
export interface Purchase {
  readonly id: number;
  readonly number: string;
  readonly plan: string;
  readonly method: string;
  readonly amount: string;
  /** ISO moments. */
  readonly paidAt: string | undefined;
  readonly endsAt: string | undefined;
}

/** The customer's membership and what was bought for it. */
export interface Membership {
  readonly name: string;
  /** ISO moment; undefined for who never was a member. */
  readonly endsAt: string | undefined;
  readonly isMember: boolean;
  readonly benefits: readonly Benefit[];
  readonly purchases: readonly Purchase[];
}

/** A product that members buy for less. Amounts are decimal strings. */
export interface MemberProduct {
  readonly id: number;
  readonly name: string;
  readonly picture: string;
  readonly price: string;
  readonly memberPrice: string;
}
