import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { findOrdersWithLines, type OrderLineRow, type OrderRow, orderOfLines } from '../orders/after-sale-lines.ts';
import { kindsAllowed, kindsAllowedTogether, refundable } from './eligibility.ts';
import {
  type AfterSaleFilter,
  type AfterSaleOfLine,
  type AfterSaleStep,
  countAfterSales,
  countOpen,
  findAfterSaleOfLine,
  findAfterSales,
  stepsOf,
} from './repository.ts';
import type { AfterSaleKind } from './state-machine.ts';

export type { AfterSaleOfLine, AfterSaleStep };
export { countOpen as countOpenAfterSales };

/** A page of a customer's after-sales. */
export interface AfterSalePage {
  /** Number of after-sales over all pages. */
  readonly total: number;
  readonly rows: readonly AfterSaleOfLine[];
}

/** Returns a page of a customer's after-sales, newest first, without withdrawn ones. */
export async function listAfterSales(db: Db, filter: AfterSaleFilter, page: number, pageSize: number): Promise<AfterSalePage> {
  return { total: await countAfterSales(db, filter), rows: await findAfterSales(db, filter, page, pageSize) };
}

/** An after-sale with its steps, newest first. */
export interface AfterSaleStory extends AfterSaleOfLine {
  readonly steps: readonly AfterSaleStep[];
}

/** Returns the newest after-sale of the customer's line, or the one with an id. Throws `parameter_refused` when there is none. */
export async function showAfterSale(
  db: Db,
  customerId: number,
  which: { lineId: number; id: number | undefined },
): Promise<AfterSaleStory> {
  const found = await findAfterSaleOfLine(db, customerId, which);
  if (!found) throw new Fault('parameter_refused', { errors: [{ field: 'orderDetailId', rule: 'exists' }] });
  return { ...found, steps: await stepsOf(db, found.afterSale.id) };
}

/** The applications that some lines of one order allow. */
export interface Options {
  readonly order: OrderRow;
  /** The requested lines, each with whether it allows an application on its own. */
  readonly lines: readonly { readonly line: OrderLineRow; readonly allowed: boolean }[];
  /** The kinds that the eligible lines allow together. */
  readonly kinds: readonly AfterSaleKind[];
  /** The maximum refund of an application for those lines, in cents. */
  readonly max: bigint;
}

/**
 * Returns the applications that lines of a customer allow. Throws `parameter_refused` unless they are lines of one order of the customer.
 */
export async function showOptions(db: Db, customerId: number, lineIds: readonly number[], now: Date): Promise<Options> {
  const [found] = await findOrdersWithLines(db, [await orderOfLines(db, customerId, lineIds)]);
  if (!found) throw new Fault('parameter_refused', { errors: [{ field: 'order_details_id', rule: 'exists' }] });
  const { order, lines } = found;
  const requested = lines.filter(({ id }) => lineIds.includes(id));
  const allowing = requested.filter((line) => kindsAllowed(order, line, now).length > 0);
  const { productsAmount, freight } = refundable(order, allowing, lines);
  return {
    order,
    lines: requested.map((line) => ({ line, allowed: allowing.includes(line) })),
    kinds: kindsAllowedTogether(order, allowing, lines, now),
    max: productsAmount + freight,
  };
}

/** Like {@link showOptions}, for an application for all of the lines. Throws `state_refuses` when one of them allows none. */
export async function prepareApplication(db: Db, customerId: number, lineIds: readonly number[], now: Date): Promise<Options> {
  const options = await showOptions(db, customerId, lineIds, now);
  if (options.kinds.length === 0 || options.lines.some(({ allowed }) => !allowed)) throw new Fault('state_refuses');
  return options;
}
