import type { DataOf } from '@mall/contract';
import { wireDateTime } from '../../shared/clock.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import { wireFlag } from '../../shared/wire-flag.ts';
import type { FlashSlotRow } from './repository.ts';
import type { FlashItem, FlashOffer, FlashSale } from './show-flash-sale.ts';
import { stateOf } from './slots.ts';

type WireFlashSale = DataOf<'plugin.sec.MallSec.home'>;

const wireSlotState = { finished: 0, running: 1, waiting: 2 } as const;
const wireOfferState = { waiting: 1, running: 2, finished: 3, soldOut: 5 } as const;

/** Returns the slots of the day, and a page of the items of one of them. */
export function wireFlashSale({ now, slots, slot, items, total }: FlashSale, language: LanguageCode): WireFlashSale {
  return {
    time_list: slots.map((each) => wireSlot(each, now)),
    slot_id: slot?.id ?? 0,
    list: slot ? items.map((item) => wireItem(item, slot, now, language)) : [],
    count: total,
    server_time: wireDateTime(now),
  };
}

function wireSlot(slot: FlashSlotRow, now: Date): WireFlashSale['time_list'][number] {
  return {
    id: slot.id,
    title: wireDateTime(slot.startsAt).slice(11, 16),
    type: wireSlotState[stateOf(slot, now)],
    starttime: wireDateTime(slot.startsAt),
    endtime: wireDateTime(slot.endsAt),
  };
}

function wireItem({ item, sku, left }: FlashItem, slot: FlashSlotRow, now: Date, language: LanguageCode): WireFlashSale['list'][number] {
  return {
    id: item.id,
    pro_id: item.productId,
    product_title: sku.title[language],
    imgurl: sku.image,
    logo_img: sku.shop.logo,
    mch_name: sku.shop.name,
    size: sku.options[language],
    seconds_price: formatMoney(item.price),
    price: formatMoney(sku.price),
    num: left,
    max_num: item.quantity,
    lefttime: (slot.endsAt.getTime() - now.getTime()) / 1000,
    type: wireSlotState[stateOf(slot, now)],
  };
}

/** Returns the flash sale of a product on its page. */
export function wireFlashOffer({
  now,
  item,
  left,
  bought,
  state,
  nextChange,
}: FlashOffer): NonNullable<DataOf<'mall.Product.index'>['sec']> {
  return {
    id: item.id,
    cid: item.skuId,
    secPrice: formatMoney(item.price),
    num: left,
    max_num: item.quantity,
    buyNum: bought,
    limitNum: item.perCustomer,
    canbuy: wireFlag(state === 'running' && bought < item.perCustomer),
    remainingTime: Math.max(0, nextChange.getTime() - now.getTime()),
    secStatus: wireOfferState[state],
    server_time: wireDateTime(now),
  };
}
