import type { Db } from '../../db/database.ts';
import { findOrdersWithLines, type OrderLineRow, type OrderRow } from '../orders/after-sale-lines.ts';
import { kindsAllowed } from './eligibility.ts';
import { type AfterSaleRow, newestByLine } from './repository.ts';

/** The after-sales information of a line on order pages. */
export interface LineFlags {
  readonly order: OrderRow;
  readonly line: OrderLineRow;
  /** The line allows an application now. */
  readonly mayApply: boolean;
  /** The newest after-sale of the line that was not withdrawn. */
  readonly afterSale: AfterSaleRow | undefined;
}

/** Returns the flags of every line of some orders, by line id. */
export async function lineFlagsOf(db: Db, orderIds: readonly number[], now: Date): Promise<ReadonlyMap<number, LineFlags>> {
  const found = await findOrdersWithLines(db, orderIds);
  const newest = await newestByLine(
    db,
    found.flatMap(({ lines }) => lines.map(({ id }) => id)),
  );
  return new Map(
    found.flatMap(({ order, lines }) =>
      lines.map((line): [number, LineFlags] => [
        line.id,
        { order, line, mayApply: kindsAllowed(order, line, now).length > 0, afterSale: newest.get(line.id) },
      ]),
    ),
  );
}

/** The share of lines of an order with an open after-sale; the numbers are the wire's. */
export const openShare = { none: 0, some: 1, all: 2 } as const;

/** Returns how many of these lines have an open after-sale: none, some or all. */
export function openShareOf(lines: readonly LineFlags[]): 0 | 1 | 2 {
  const open = lines.filter(({ line }) => line.inAfterSale).length;
  if (open === 0) return openShare.none;
  return open === lines.length ? openShare.all : openShare.some;
}

/** Returns whether one application can cover several of these lines, which must belong to one order. */
export const mayApplyTogether = (lines: readonly LineFlags[]): boolean =>
  new Set(lines.map(({ order }) => order.id)).size === 1 && lines.filter(({ mayApply }) => mayApply).length > 1;
