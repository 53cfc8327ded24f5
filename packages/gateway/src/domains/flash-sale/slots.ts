import type { Db } from '../../db/database.ts';
import { addDays, startOfDay } from '../../shared/clock.ts';
import type { FlashSlotRow } from './repository.ts';
import { openSlotsOf } from './repository.ts';

/** The state of a slot. */
export type SlotState = 'waiting' | 'running' | 'finished';

export function stateOf({ startsAt, endsAt }: FlashSlotRow, now: Date): SlotState {
  if (endsAt <= now) return 'finished';
  return startsAt <= now ? 'running' : 'waiting';
}

/** Returns the slot to show when none is selected: the running one, otherwise the next, otherwise the last. */
export function chooseSlot(slots: readonly FlashSlotRow[], now: Date): FlashSlotRow | undefined {
  const inState = (state: SlotState) => (slot: FlashSlotRow) => stateOf(slot, now) === state;
  return slots.findLast(inState('running')) ?? slots.find(inState('waiting')) ?? slots.at(-1);
}

/** Creates the missing slots of yesterday, today and tomorrow, so that there is always a past and a future one. */
export async function openSlots(db: Db, now: Date): Promise<void> {
  const today = startOfDay(now);
  for (const days of [-1, 0, 1]) await openSlotsOf(db, addDays(today, days));
}
