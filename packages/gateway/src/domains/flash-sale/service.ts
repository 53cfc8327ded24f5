import type { DataOf, RequestOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { addDays, startOfDay, wholeSecond, wireDateTime } from '../../shared/clock.ts';
import { type Cents, formatMoney } from '../../shared/money.ts';
import { type Sellable, sellables } from '../catalog/service.ts';
import {
  countItems,
  type FlashItemRow,
  type FlashSlotRow,
  findItem,
  findItems,
  findSlots,
  heldBy,
  piecesOf,
  recordMovement,
  returnToItem,
  takeFromItem,
} from './repository.ts';
import { chooseSlot, slotState, stateOf } from './slots.ts';

export { openSlots } from './slots.ts';

type FlashSale = DataOf<'plugin.sec.MallSec.home'>;
type FlashOffer = NonNullable<DataOf<'mall.Product.index'>['sec']>;

const pageSize = 10;

const unknown = (field: string) => new Fault('parameter_refused', { errors: [{ field, rule: 'known' }] });

/** The slots of the day, and a page of the products of one of them. */
export async function showFlashSale({ id, page = 1 }: RequestOf<'plugin.sec.MallSec.home'>, context: Context): Promise<FlashSale> {
  const { db, language } = context;
  // Countdowns are reckoned from the time as the wire says it, in whole seconds.
  const now = wholeSecond(context.clock.now());
  const today = startOfDay(now);
  const slots = await findSlots(db, today, addDays(today, 1), id);
  const slot = id === undefined ? chooseSlot(slots, now) : slots.find((known) => known.id === id);
  if (id !== undefined && !slot) throw unknown('id');
  const items = slot ? await findItems(db, slot.id, page, pageSize) : [];
  const goods = await sellables(
    db,
    items.map(({ skuId }) => skuId),
    language,
  );
  return {
    time_list: slots.map((known) => wireSlot(known, now)),
    slot_id: slot?.id ?? 0,
    list: items.flatMap((item) => {
      const sku = goods.get(item.skuId);
      return slot && sku ? [wireItem(item, slot, sku, context, now)] : [];
    }),
    count: slot ? await countItems(db, slot.id) : 0,
    server_time: wireDateTime(now),
  };
}

function wireSlot(slot: FlashSlotRow, now: Date): FlashSale['time_list'][number] {
  return {
    id: slot.id,
    title: wireDateTime(slot.startsAt).slice(11, 16),
    type: stateOf(slot, now),
    starttime: wireDateTime(slot.startsAt),
    endtime: wireDateTime(slot.endsAt),
  };
}

function wireItem(item: FlashItemRow, slot: FlashSlotRow, sku: Sellable, { language }: Context, now: Date): FlashSale['list'][number] {
  return {
    id: item.id,
    pro_id: item.productId,
    product_title: sku.title[language],
    imgurl: sku.picture,
    logo_img: sku.shop.logo,
    mch_name: sku.shop.name,
    size: sku.options[language],
    seconds_price: formatMoney(item.price),
    price: formatMoney(sku.price),
    num: piecesLeft(item, sku),
    max_num: item.quantity,
    lefttime: (slot.endsAt.getTime() - now.getTime()) / 1000,
    type: stateOf(slot, now),
  };
}

/** Pieces that can still be had: of those set aside, as far as the shelf has them. */
function piecesLeft(item: FlashItemRow, sku: Sellable | undefined): number {
  return sku?.onSale ? Math.min(item.available, sku.available) : 0;
}

/** Where the sale of a product stands; the numbers are the wire's. */
const offerState = { notStarted: 1, running: 2, ended: 3, soldOut: 5 } as const;

/** What a product costs in the flash sale. Throws for an item that is not of this product. */
export async function showOffer(productId: number, itemId: number | undefined, context: Context): Promise<FlashOffer> {
  const { db, session } = context;
  const now = wholeSecond(context.clock.now());
  const found = itemId === undefined ? undefined : await findItem(db, itemId);
  if (found?.item.productId !== productId) throw unknown('id');
  const { item, slot } = found;
  const left = piecesLeft(item, (await sellables(db, [item.skuId], context.language)).get(item.skuId));
  const bought = session.kind === 'customer' ? await piecesOf(db, item.id, session.customerId) : 0;
  const state = stateOf(slot, now);
  const status = left === 0 ? offerState.soldOut : ([offerState.ended, offerState.running, offerState.notStarted] as const)[state];
  const next = state === slotState.waiting ? slot.startsAt : slot.endsAt;
  return {
    id: item.id,
    cid: item.skuId,
    secPrice: formatMoney(item.price),
    num: left,
    max_num: item.quantity,
    buyNum: bought,
    limitNum: item.perCustomer,
    canbuy: status === offerState.running && bought < item.perCustomer ? 1 : 0,
    remainingTime: Math.max(0, next.getTime() - now.getTime()),
    secStatus: status,
    server_time: wireDateTime(now),
  };
}

/** Pieces of a flash item that somebody wants. */
export interface FlashWish {
  readonly itemId: number;
  readonly skuId: number;
  readonly quantity: number;
}

const tooMany = (limit: number) => new Fault('parameter_refused', { errors: [{ field: 'num', rule: 'maximum', limit }] });

/** The price at which a wish can be had right now. Throws what stands in the way: another SKU's item, the slot, the pieces, the limit. */
export async function flashPrice({ itemId, skuId, quantity }: FlashWish, context: Context): Promise<Cents> {
  const { db, session, clock } = context;
  const found = await findItem(db, itemId);
  if (found?.item.skuId !== skuId) throw unknown('sec_id');
  const { item, slot } = found;
  if (stateOf(slot, clock.now()) !== slotState.running) throw new Fault('not_on_sale');
  if (item.available < quantity) throw new Fault('insufficient_stock');
  const bought = session.kind === 'customer' ? await piecesOf(db, itemId, session.customerId) : 0;
  if (bought + quantity > item.perCustomer) throw tooMany(Math.max(0, item.perCustomer - bought));
  return item.price;
}

/** Takes a wish's pieces for an order. Throws when a rival was faster, or the customer has had theirs. */
export async function takePieces(
  tx: Db,
  { itemId, quantity }: Omit<FlashWish, 'skuId'>,
  order: { id: number; customerId: number },
  at: Date,
): Promise<void> {
  const taken = await takeFromItem(tx, itemId, quantity);
  if (!taken) throw new Fault('insufficient_stock');
  await recordMovement(tx, { itemId, customerId: order.customerId, orderId: order.id, quantity: -quantity, at });
  // The item is held by now: orders of the same customer that came at once are counted one after another.
  const bought = await piecesOf(tx, itemId, order.customerId);
  if (bought > taken.perCustomer) throw tooMany(Math.max(0, taken.perCustomer - bought + quantity));
}

/** Gives the pieces of a closed order back. */
export async function releasePieces(tx: Db, orderId: number, at: Date): Promise<void> {
  for (const held of await heldBy(tx, orderId)) {
    await returnToItem(tx, held.itemId, held.quantity);
    await recordMovement(tx, { ...held, orderId, at });
  }
}
