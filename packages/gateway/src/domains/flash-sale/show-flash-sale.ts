import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { addDays, startOfDay, wholeSecond } from '../../shared/clock.ts';
import { findSkus, type SkuDetails } from '../catalog/find-skus.ts';
import { countItems, type FlashItemRow, type FlashSlotRow, findItem, findItems, findSlots, piecesOf } from './repository.ts';
import { chooseSlot, type SlotState, stateOf } from './slots.ts';

const pageSize = 10;

const unknown = (field: string) => new Fault('parameter_refused', { errors: [{ field, rule: 'exists' }] });

/** An item of a slot with its SKU. */
export interface FlashItem {
  readonly item: FlashItemRow;
  readonly sku: SkuDetails;
  /** The pieces that can still be bought. */
  readonly left: number;
}

/** The slots of the day, and a page of the items of one of them. */
export interface FlashSale {
  /** The time in whole seconds, from which countdowns are computed. */
  readonly now: Date;
  readonly slots: readonly FlashSlotRow[];
  readonly slot: FlashSlotRow | undefined;
  readonly items: readonly FlashItem[];
  readonly total: number;
}

/** Returns the flash sale of the day. Throws `parameter_refused` for an unknown slot. */
export async function showFlashSale(slotId: number | undefined, page: number, { db, language, clock }: Context): Promise<FlashSale> {
  const now = wholeSecond(clock.now());
  const today = startOfDay(now);
  const slots = await findSlots(db, today, addDays(today, 1), slotId);
  const slot = slotId === undefined ? chooseSlot(slots, now) : slots.find(({ id }) => id === slotId);
  if (slotId !== undefined && !slot) throw unknown('id');
  const found = slot ? await findItems(db, slot.id, page, pageSize) : [];
  const skus = await findSkus(
    db,
    found.map(({ skuId }) => skuId),
    language,
  );
  const items = found.flatMap((item) => {
    const sku = skus.get(item.skuId);
    return sku ? [{ item, sku, left: piecesLeft(item, sku) }] : [];
  });
  return { now, slots, slot, items, total: slot ? await countItems(db, slot.id) : 0 };
}

/** Returns the pieces that can still be bought: those reserved for the sale, limited by the stock. */
function piecesLeft(item: FlashItemRow, sku: SkuDetails | undefined): number {
  return sku?.onSale ? Math.min(item.available, sku.available) : 0;
}

/** The flash sale of a product. */
export interface FlashOffer {
  readonly now: Date;
  readonly item: FlashItemRow;
  readonly left: number;
  /** The pieces that the caller has bought. */
  readonly bought: number;
  readonly state: SlotState | 'soldOut';
  /** The start of its slot, or the end once it has started. */
  readonly nextChange: Date;
}

/** Returns the flash sale of a product. Throws `parameter_refused` for an item of another product. */
export async function showOffer(productId: number, itemId: number | undefined, context: Context): Promise<FlashOffer> {
  const { db, session } = context;
  const now = wholeSecond(context.clock.now());
  const found = itemId === undefined ? undefined : await findItem(db, itemId);
  if (found?.item.productId !== productId) throw unknown('id');
  const { item, slot } = found;
  const left = piecesLeft(item, (await findSkus(db, [item.skuId], context.language)).get(item.skuId));
  const bought = session.kind === 'customer' ? await piecesOf(db, item.id, session.customerId) : 0;
  const state = stateOf(slot, now);
  return {
    now,
    item,
    left,
    bought,
    state: left === 0 ? 'soldOut' : state,
    nextChange: state === 'waiting' ? slot.startsAt : slot.endsAt,
  };
}
