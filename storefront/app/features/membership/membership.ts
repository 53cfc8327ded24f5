/** A benefit of members. */
export interface Benefit {
  readonly name: string;
  readonly iconUrl?: string;
  /** An explanation of the benefit. */
  readonly detail?: string;
}

/** A paid membership. */
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

/** The customer's membership and its purchases. */
export interface Membership {
  readonly name: string;
  /** ISO moment; undefined for a customer who was never a member. */
  readonly endsAt: string | undefined;
  readonly isMember: boolean;
  readonly benefits: readonly Benefit[];
  readonly purchases: readonly Purchase[];
}

/** A product with a lower member price. Amounts are decimal strings. */
export interface MemberProduct {
  readonly id: number;
  readonly name: string;
  readonly image: string;
  readonly price: string;
  readonly memberPrice: string;
}
