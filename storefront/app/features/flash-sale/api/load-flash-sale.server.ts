import type { Schemas } from '@mall/sdk';
import type { Slot } from '@mall/ui';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { FlashItem, FlashSale, FlashSlot } from '../flash-sale.ts';

const pageSize = 10;

const states: Readonly<Record<number, Slot['state']>> = { 0: 'finished', 1: 'running', 2: 'waiting' };

/** Loads a page of a slot; without a slot the mall selects one. Throws the gateway's refusal: a missing slot. */
export async function loadFlashSale({ mall }: Gateway, slotId: number | undefined, page: number): Promise<FlashSale> {
  const sale = await mall.flashSale.home({ ...(slotId !== undefined && { id: slotId }), page });
  const serverTime = sale.server_time ?? new Date().toISOString();
  const slots = sale.time_list.map((slot) => toSlot(slot, serverTime));
  return {
    slots,
    slot: slots.find(({ id }) => id === sale.slot_id),
    items: sale.list.map(toItem),
    pages: Math.ceil(sale.count / pageSize),
    serverTime,
  };
}

function toSlot({ id, title, type, starttime, endtime }: Schemas['FlashSlot'], serverTime: string): FlashSlot {
  return { id, title, state: states[type] ?? 'finished', startsAt: starttime ?? serverTime, endsAt: endtime ?? serverTime };
}

function toItem(item: Schemas['FlashItem']): FlashItem {
  return {
    id: item.id,
    productId: item.pro_id,
    name: item.product_title,
    image: item.imgurl,
    shopName: item.mch_name,
    variant: item.size ?? '',
    price: item.seconds_price,
    ordinaryPrice: item.price,
    left: item.num,
    total: item.max_num,
    state: stateOf(item),
  };
}

function stateOf({ num, lefttime, type }: Schemas['FlashItem']): FlashItem['state'] {
  if (num <= 0) return 'gone';
  if (lefttime <= 0) return 'finished';
  return states[type] ?? 'finished';
}
