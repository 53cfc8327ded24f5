import type { DataOf } from '@mall/contract';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { wireDateTime } from '../../shared/clock.ts';
import type { LanguageCode, Localized } from '../../shared/language.ts';
import { findOrderByNumber, type OrderLineRow, type OrderRow } from './repository.ts';
import { type OrderPart, partsOf } from './split-service.ts';

type Parcels = DataOf<'mall.Order.logistics'>;
type Parcel = Parcels['list'][number];

/** What the mall itself knows of a parcel's way. */
const stops = {
  packed: {
    en: 'The shop has packed the order and handed it to the courier.',
    zh: '店铺已打包并交给快递公司。',
    tn: '店鋪已打包並交給物流公司。',
    ko: '매장에서 상품을 포장해 택배사에 전달했습니다.',
  },
  received: {
    en: 'The customer has confirmed that it arrived.',
    zh: '买家已确认收货。',
    tn: '買家已確認收貨。',
    ko: '구매자가 수령을 확인했습니다.',
  },
} satisfies Record<string, Localized>;

/** Every parcel of an order, by the order's number. */
export async function listParcels(number: string, context: Context): Promise<Parcels> {
  const order = await findOrderByNumber(context.db, customerOf(context).customerId, number);
  if (!order) throw new Fault('parameter_refused', { errors: [{ field: 'id', rule: 'known' }] });
  return { list: parcelsOf(await partsOf(context.db, order), context.language) };
}

/** The parcels of an order's parts with their stops, the newest first; none until something has been sent. */
export function parcelsOf(parts: readonly OrderPart[], language: LanguageCode): Parcel[] {
  return parts.flatMap((part) => parcelsOfPart(part, language));
}

function parcelsOfPart({ order, lines }: OrderPart, language: LanguageCode): Parcel[] {
  if (order.parcelNumber === '') return [];
  const events = [
    ...(order.receivedAt ? [{ ftime: wireDateTime(order.receivedAt), context: stops.received[language] }] : []),
    { ftime: wireDateTime(order.shippedAt), context: stops.packed[language] },
  ];
  return [
    {
      kuaidi_name: order.courier,
      courier_num: order.parcelNumber,
      shop_type: 1,
      o_source: 1,
      pro_list: lines.filter((line) => wasShipped(line, order)).map(({ quantity, picture }) => ({ num: quantity, img: picture })),
      list: events,
    },
  ];
}

/** A line that was refunded before the parcel left is not in it. */
const wasShipped = ({ restockedAt }: OrderLineRow, { shippedAt }: OrderRow): boolean =>
  restockedAt === null || (shippedAt !== null && restockedAt > shippedAt);
