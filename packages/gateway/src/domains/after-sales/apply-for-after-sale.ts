import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { lockStock } from '../../inventory/inventory.ts';
import type { Cents } from '../../shared/money.ts';
import { type LockedOrder, lockOrderWithLines, type OrderLineRow, orderOfLines, setInAfterSale } from '../orders/after-sale-lines.ts';
import { markUploadsReferenced } from '../uploads/mark-uploads.ts';
import { deadlineOf } from './advance-after-sale.ts';
import { isRefundedAtOnce, kindsAllowedTogether, refundable } from './eligibility.ts';
import { refundAfterSale } from './refund-after-sale.ts';
import { insertAfterSale, insertStep } from './repository.ts';
import { divideAmount, type LineAmount } from './requested-amount.ts';
import { type AfterSaleKind, type AfterSaleState, afterSaleKind, afterSaleState } from './state-machine.ts';

/** An application by a customer. */
export interface Application {
  /** Lines of one order. */
  readonly lineIds: readonly number[];
  readonly kind: AfterSaleKind;
  /** The requested amount over all lines, in cents; undefined requests everything refundable. */
  readonly amount: Cents | undefined;
  readonly reason: string;
  /** URLs of the customer's uploads. */
  readonly images: readonly string[];
}

/** The result of an application. */
export interface Applied {
  readonly orderNumber: string;
  readonly lines: readonly OrderLineRow[];
  /** The amount that is refunded, or will be refunded when the shop approves, in cents. */
  readonly amount: Cents;
  readonly state: AfterSaleState;
}

/**
 * Opens an after-sale for each line, in the caller's transaction. Products that have not left the shop are refunded immediately and in
 * full, because the shop cannot retain money for products it does not send.
 * Throws `state_refuses` when one of the lines does not allow it, `parameter_refused` for unknown lines, other customers' images and wrong
 * amounts.
 */
export async function applyForAfterSale(tx: Db, customerId: number, application: Application, now: Date): Promise<Applied> {
  const locked = await lockOrderWithLines(tx, await orderOfLines(tx, customerId, application.lineIds));
  if (!locked) throw new Fault('state_refuses');
  const chosen = locked.lines.filter(({ id }) => application.lineIds.includes(id));
  if (!kindsAllowedTogether(locked.order, chosen, locked.lines, now).includes(application.kind)) throw new Fault('state_refuses');
  const atOnce = isRefundedAtOnce(locked.order);
  const amounts = amountsOf(application, locked, chosen, atOnce);
  if (!(await markUploadsReferenced(tx, customerId, application.images, now)))
    throw new Fault('parameter_refused', { errors: [{ field: 'apply_return_goods', rule: 'exists' }] });
  const amount = amounts.reduce((sum, { productsAmount, freight }) => sum + productsAmount + freight, 0n);
  const state = atOnce ? afterSaleState.refundedAtOnce : afterSaleState.underReview;
  // The lock order is stock before wallet, and each line's refund locks both. So the stock of all lines is locked first.
  if (atOnce && chosen.length > 1)
    await lockStock(
      tx,
      chosen.map(({ skuId }) => skuId),
    );
  await open(tx, { locked, application, amounts, state }, now);
  return { orderNumber: locked.order.number, lines: chosen, amount, state };
}

function amountsOf({ kind, amount }: Application, { order, lines }: LockedOrder, chosen: readonly OrderLineRow[], atOnce: boolean) {
  if (kind === afterSaleKind.exchange) return chosen.map(({ id }) => ({ lineId: id, productsAmount: 0n, freight: 0n }));
  const max = refundable(order, chosen, lines);
  const requested = divideAmount(amount, max, chosen);
  return atOnce ? divideAmount(undefined, max, chosen) : requested;
}

interface Opening {
  readonly locked: LockedOrder;
  readonly application: Application;
  readonly amounts: readonly LineAmount[];
  readonly state: AfterSaleState;
}

async function open(tx: Db, { locked, application, amounts, state }: Opening, now: Date): Promise<void> {
  const { kind, reason, images } = application;
  let order = locked;
  for (const { lineId, productsAmount, freight } of amounts) {
    const afterSale = await insertAfterSale(tx, {
      customerId: order.order.customerId,
      orderId: order.order.id,
      lineId,
      kind,
      state,
      reason,
      images: [...images],
      productsAmount,
      freightAmount: freight,
      appliedAt: now,
      deadlineAt: deadlineOf(kind, state, now),
    });
    await insertStep(tx, { afterSaleId: afterSale.id, event: 'apply', state, actor: 'customer', at: now });
    if (state === afterSaleState.refundedAtOnce) order = await refundAfterSale(tx, { ...order, afterSale }, now);
    else await setInAfterSale(tx, lineId, true);
  }
}
