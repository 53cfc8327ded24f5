/** Gained, used and expired points, in the order of their numbers in the address: `?type=1` lists gained ones. */
export const pointsTabs = ['gained', 'used', 'expired'] as const;
export type PointsTab = (typeof pointsTabs)[number];

/** The reasons of point changes, in the order of the wire's numbers. */
export const pointsReasons = [
  'signIn',
  'spent',
  'firstFollow',
  'givenToFriend',
  'receivedFromFriend',
  'takenByMall',
  'givenByMall',
  'lottery',
  'shopping',
  'upgrade',
  'expired',
  'membership',
  'birthday',
  'frozen',
  'released',
] as const;

/** A change of the points. */
export interface PointsRecord {
  readonly id: number;
  readonly reason: (typeof pointsReasons)[number];
  /** `60`, or `-60` for used or expired points. */
  readonly amount: string;
  /** ISO moment. */
  readonly at: string | undefined;
}

/** The customer's points with a page of records. */
export interface Points {
  /** Available points. */
  readonly balance: number;
  /** Points frozen for some days after the products were received. */
  readonly frozen: number;
  readonly records: readonly PointsRecord[];
  readonly pages: number;
}
