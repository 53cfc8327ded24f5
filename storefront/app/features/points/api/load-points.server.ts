import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { type Points, type PointsTab, pointsReasons } from '../points.ts';

const pageSize = 10;
const types = { gained: 1, used: 2, expired: 3 } as const;

/** Loads the customer's points, with a page of records. */
export async function loadPoints({ mall }: Gateway, tab: PointsTab, page: number): Promise<Points> {
  const { score, lock_score, total, list } = await mall.points.list({ type: types[tab], page });
  return {
    balance: score,
    frozen: lock_score,
    records: list.map(({ id, type, sign_score, status, sign_time }) => ({
      id,
      // An unknown reason counts as given by the mall.
      reason: pointsReasons[type] ?? 'givenByMall',
      amount: `${status ? '' : '-'}${sign_score}`,
      at: sign_time ?? undefined,
    })),
    pages: Math.ceil(total / pageSize),
  };
}
