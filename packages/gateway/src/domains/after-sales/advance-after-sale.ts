import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { addDays } from '../../shared/clock.ts';
import { bookExchange, lockOrderWithLines, recordExchange, setInAfterSale } from '../orders/after-sale-lines.ts';
import { notifyStep } from './notify-after-sale.ts';
import { type HeldAfterSale, refundAfterSale } from './refund-after-sale.ts';
import { findAfterSale, insertStep, lockAfterSale, type NewAfterSale, updateAfterSale } from './repository.ts';
import type { Actor } from './schema.ts';
import {
  type AfterSaleEvent,
  type AfterSaleKind,
  type AfterSaleState,
  afterSaleState,
  isOpen,
  refundedStates,
  timeoutOf,
  transition,
} from './state-machine.ts';

/** Returns the timeout of a state that begins now; null when it has none. */
export function deadlineOf(kind: AfterSaleKind, state: AfterSaleState, now: Date): Date | null {
  const timeout = timeoutOf(kind, state);
  return timeout ? addDays(now, timeout.days) : null;
}

export const unknownAfterSale = () => new Fault('parameter_refused', { errors: [{ field: 'id', rule: 'known' }] });

/** Locks an after-sale and its order, the order first. Throws when it does not exist or belongs to a customer other than the given one. */
export async function holdAfterSale(tx: Db, id: number, customerId?: number): Promise<HeldAfterSale> {
  const known = await findAfterSale(tx, id);
  if (!known || (customerId !== undefined && known.customerId !== customerId)) throw unknownAfterSale();
  const order = await lockOrderWithLines(tx, known.orderId);
  const afterSale = await lockAfterSale(tx, id);
  if (!order || !afterSale) throw unknownAfterSale();
  return { ...order, afterSale };
}

/** An event of an after-sale. */
export interface Happening {
  readonly event: AfterSaleEvent;
  readonly actor: Actor;
  /** The columns that change with the event: a parcel, a refusal. */
  readonly change?: Partial<NewAfterSale>;
}

/**
 * Applies an event to a locked after-sale, with all effects of the new state. Throws `state_refuses`, without changes, when the event is
 * illegal in the current state.
 */
export async function advanceAfterSale(tx: Db, held: HeldAfterSale, { event, actor, change }: Happening, now: Date): Promise<void> {
  const { id, kind, lineId } = held.afterSale;
  const state = transition(kind, held.afterSale.state, event);
  if (state === undefined) throw new Fault('state_refuses');
  const decides = held.afterSale.decidedAt === null && (event === 'approve' || event === 'refuse');
  const afterSale = await updateAfterSale(tx, id, {
    ...change,
    ...{ state, deadlineAt: deadlineOf(kind, state, now) },
    ...(decides && { decidedAt: now }),
  });
  await insertStep(tx, { afterSaleId: id, event, state, actor, at: now });
  const reached = { ...held, afterSale };
  if (refundedStates.includes(state)) {
    await refundAfterSale(tx, reached, now);
    return;
  }
  if (state === afterSaleState.replacementSent) await bookExchange(tx, held, lineId, now);
  else if (state === afterSaleState.exchanged) await recordExchange(tx, held, lineId, now);
  else if (!isOpen(state)) await setInAfterSale(tx, lineId, false);
  await notifyStep(tx, { held: reached, event, actor }, now);
}
