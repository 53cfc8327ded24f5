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
  /** After-sales over all pages. */
  readonly total: number;
  readonly rows: readonly AfterSaleOfLine[];
}

/** The after-sales of a customer, newest first, without withdrawn ones. */
export async function listAfterSales(db: Db, filter: AfterSaleFilter, page: number, pageSize: number): Promise<AfterSalePage> {
  return { total: await countAfterSales(db, filter), rows: await findAfterSales(db, filter, page, pageSize) };
}

/** An after-sale with its steps, newest first. */
export interface AfterSaleStory extends AfterSaleOfLine {
  readonly steps: readonly AfterSaleStep[];
}

/** The newest after-sale of a line of the customer, or the one of an id. Throws `parameter_refused` when there is none. */
export async function showAfterSale(
  db: Db,
  customerId: number,
  which: { lineId: number; id: number | undefined },
): Promise<AfterSaleStory> {
  const found = await findAfterSaleOfLine(db, customerId, which);
  if (!found) throw new Fault('parameter_refused', { errors: [{ field: 'orderDetailId', rule: 'known' }] });
  return { ...found, steps: await stepsOf(db, found.afterSale.id) };
}

/** What some lines of one order allow. */
export interface Options {
  readonly order: OrderRow;
  /** The lines asked about, each with whether it allows any application by itself. */
  readonly lines: readonly { readonly line: OrderLineRow; readonly allowed: boolean }[];
  /** What the lines that allow an application allow together. */
  readonly kinds: readonly AfterSaleKind[];
  /** The most that an application about those lines can bring, in cents. */
  readonly most: bigint;
}

/** Which applications lines of a customer allow. Throws `parameter_refused` unless they are lines of one order of the customer. */
export async function showOptions(db: Db, customerId: number, lineIds: readonly number[], now: Date): Promise<Options> {
  const [found] = await findOrdersWithLines(db, [await orderOfLines(db, customerId, lineIds)]);
  if (!found) throw new Fault('parameter_refused', { errors: [{ field: 'order_details_id', rule: 'known' }] });
  const { order, lines } = found;
  const asked = lines.filter(({ id }) => lineIds.includes(id));
  const allowing = asked.filter((line) => kindsAllowed(order, line, now).length > 0);
  const { goods, freight } = refundable(order, allowing, lines);
  return {
    order,
    lines: asked.map((line) => ({ line, allowed: allowing.includes(line) })),
    kinds: kindsAllowedTogether(order, allowing, lines, now),
    most: goods + freight,
  };
}

/** Like {@link showOptions}, for an application about all of the lines. Throws `state_refuses` when one of them allows none. */
export async function prepareApplication(db: Db, customerId: number, lineIds: readonly number[], now: Date): Promise<Options> {
  const options = await showOptions(db, customerId, lineIds, now);
  if (options.kinds.length === 0 || options.lines.some(({ allowed }) => !allowed)) throw new Fault('state_refuses');
  return options;
}
