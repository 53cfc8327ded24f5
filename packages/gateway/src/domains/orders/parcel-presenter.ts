import type { DataOf } from '@mall/contract';
import { wireDateTime } from '../../shared/clock.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { textsIn } from '../../shared/texts.ts';
import type { OrderLineRow, OrderRow } from './repository.ts';
import type { OrderWithLines } from './split-order.ts';

type WireParcel = DataOf<'mall.Order.logistics'>['list'][number];

/** Returns the parcels of an order's parts with their tracking events, newest first; empty until a part is shipped. */
export function wireParcels(parts: readonly OrderWithLines[], language: LanguageCode): WireParcel[] {
  return parts.filter(({ order }) => order.parcelNumber !== '').map((part) => wireParcel(part, language));
}

function wireParcel({ order, lines }: OrderWithLines, language: LanguageCode): WireParcel {
  const texts = textsIn(language).orders.parcel;
  const events = [
    ...(order.receivedAt ? [{ ftime: wireDateTime(order.receivedAt), context: texts.received }] : []),
    { ftime: wireDateTime(order.shippedAt), context: texts.packed },
  ];
  return {
    kuaidi_name: order.courier,
    courier_num: order.parcelNumber,
    shop_type: 1,
    o_source: 1,
    pro_list: lines.filter((line) => wasShipped(line, order)).map(({ quantity, image }) => ({ num: quantity, img: image })),
    list: events,
  };
}

/** Returns whether a line is in the parcel: not if it was refunded before the parcel was shipped. */
const wasShipped = ({ restockedAt }: OrderLineRow, { shippedAt }: OrderRow): boolean =>
  restockedAt === null || (shippedAt !== null && restockedAt > shippedAt);
