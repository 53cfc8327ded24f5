/** What came, what was spent and what ran out, in the order of their numbers in the address: `?type=1` is what came. */
export const pointsTabs = ['gained', 'used', 'expired'] as const;
export type PointsTab = (typeof pointsTabs)[number];

/** Why points changed, in the order of the wire's numbers. */
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

/** Points that came or went. */
export interface PointsRecord {
  readonly id: number;
  readonly reason: (typeof pointsReasons)[number];
  /** `60`, or `-60` for points that went. */
  readonly amount: string;
  /** ISO moment. */
  readonly at: string | undefined;
}

/** The customer's points with a page of records. */
export interface Points {
  /** Can be spent. */
  readonly balance: number;
  /** Frozen for some days after the goods were received. */
  readonly frozen: number;
  readonly records: readonly PointsRecord[];
  readonly pages: number;
}
