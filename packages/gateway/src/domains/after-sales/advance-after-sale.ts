import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { addDays } from '../../shared/clock.ts';
import { bookExchange, recordExchange, setInAfterSale } from '../orders/after-sale-lines.ts';
import type { AfterSaleAction } from './after-sale-action.ts';
import type { LockedAfterSale } from './lock-after-sale.ts';
import { notifyStep } from './notify-after-sale.ts';
import { refundAfterSale } from './refund-after-sale.ts';
import { insertStep, updateAfterSale } from './repository.ts';
import { type AfterSaleKind, type AfterSaleState, afterSaleState, isOpen, refundedStates, timeoutOf, transition } from './state-machine.ts';

/** Returns the timeout of a state that begins now; null when it has none. */
export function deadlineOf(kind: AfterSaleKind, state: AfterSaleState, now: Date): Date | null {
  const timeout = timeoutOf(kind, state);
  return timeout ? addDays(now, timeout.days) : null;
}

/**
 * Applies an event to a locked after-sale, with all effects of the new state. Throws `state_refuses`, without changes, when the event is
 * illegal in the current state.
 */
export async function advanceAfterSale(
  tx: Db,
  locked: LockedAfterSale,
  { event, actor, change }: AfterSaleAction,
  now: Date,
): Promise<void> {
  const { id, kind, lineId } = locked.afterSale;
  const state = transition(kind, locked.afterSale.state, event);
  if (state === undefined) throw new Fault('state_refuses');
  const decides = locked.afterSale.decidedAt === null && (event === 'approve' || event === 'refuse');
  const afterSale = await updateAfterSale(tx, id, {
    ...change,
    state,
    deadlineAt: deadlineOf(kind, state, now),
    ...(decides && { decidedAt: now }),
  });
  await insertStep(tx, { afterSaleId: id, event, state, actor, at: now });
  const reached = { ...locked, afterSale };
  if (refundedStates.includes(state)) {
    await refundAfterSale(tx, reached, now);
    return;
  }
  if (state === afterSaleState.replacementSent) await bookExchange(tx, locked, lineId, now);
  else if (state === afterSaleState.exchanged) await recordExchange(tx, locked, lineId, now);
  else if (!isOpen(state)) await setInAfterSale(tx, lineId, false);
  await notifyStep(tx, { locked: reached, event, actor }, now);
}
