import type { DataOf, RequestOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { walletOf } from '../../ledger/ledger.ts';
import { methodsFor } from '../../providers/methods.ts';
import { wireDateTime } from '../../shared/clock.ts';
import { hideMiddle } from '../../shared/hidden.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import { addressLine } from '../../shared/regions/region-line.ts';
import { hasPaymentPassword } from '../account/service.ts';
import { shopNames, storeById, wirePlace } from '../shops/service.ts';
import { parcelsOf } from './parcel-views.ts';
import { countByStatus, countOrders, findOrder, findOrders, linesOf, type OrderLineRow, type OrderRow } from './repository.ts';
import { type OrderKind, type OrderStatus, orderKind, orderStatus } from './schema.ts';
import { isReminded, unpaidMinutes } from './service.ts';
import { type OrderPart, partsOf } from './split-service.ts';

type OrderList = DataOf<'mall.Order.index'>;
type OrderDetails = DataOf<'mall.Order.orderDetails'>;
type WireLine = OrderDetails['list'][number];
type WireChild = NonNullable<OrderDetails['children']>[number];

const pageSize = 10;

/** How long an order may stay unpaid, in a unit that the wire has. */
function unpaidSpan(kind: OrderKind): Pick<OrderDetails, 'order_failure' | 'company'> {
  const minutes = unpaidMinutes[kind];
  return minutes % 60 === 0 ? { order_failure: minutes / 60, company: 'hour' } : { order_failure: minutes * 60, company: 'seconds' };
}

const statusOfFilter: Readonly<Record<string, OrderStatus>> = {
  payment: orderStatus.unpaid,
  send: orderStatus.paid,
  receipt: orderStatus.shipped,
  evaluete: orderStatus.completed,
};

/** A page of the customer's orders, and how many there are of each state. */
export async function listOrders(request: RequestOf<'mall.Order.index'>, context: Context): Promise<OrderList> {
  const { db, language, clock } = context;
  const { customerId } = customerOf(context);
  const filter = { customerId, status: statusOfFilter[request.order_type ?? ''], words: request.ordervalue?.trim() ?? '' };
  const page = await findOrders(db, filter, request.pageNum ?? 1, pageSize);
  const lines = Map.groupBy(
    await linesOf(
      db,
      page.map(({ id }) => id),
    ),
    (line) => line.orderId,
  );
  const names = await shopNames(
    db,
    [...lines.values()].flat().map((line) => line.shopId),
    language,
  );
  const counts = await countByStatus(db, customerId);
  const countOf = (status: OrderStatus) => counts.get(status) ?? 0;
  return {
    order: page.map((order) =>
      orderRow(
        order,
        (lines.get(order.id) ?? []).map((line) => wireLine(line, names, language)),
        clock.now(),
      ),
    ),
    order_num: await countOrders(db, filter),
    ...unpaidSpan(orderKind.ordinary),
    res_order: {
      '0': countOf(orderStatus.unpaid),
      '1': countOf(orderStatus.paid),
      '2': countOf(orderStatus.shipped),
      '5': countOf(orderStatus.completed),
    },
    server_time: wireDateTime(clock.now()),
  };
}

function orderRow(order: OrderRow, lines: WireLine[], now: Date): OrderList['order'][number] {
  return {
    ...deliveryOf(order, now),
    id: order.id,
    sNo: order.number,
    shop_name: lines[0]?.shop_name ?? '',
    add_time: wireDateTime(order.createdAt),
    pay_time: wireDateTime(order.paidAt),
    status: order.status,
    otype: order.kind,
    old_total: formatMoney(order.total),
    z_price: formatMoney(order.total),
    spz_price: formatMoney(order.goodsTotal),
    old_freight: formatMoney(order.freight),
    list: lines,
  };
}

/** How an order reaches its customer, and how far it is. */
function deliveryOf(
  order: OrderRow,
  now: Date,
): Required<Pick<OrderDetails, 'self_lifting' | 'single_store' | 'haveExpress' | 'delivery_status'>> {
  return {
    self_lifting: order.pickupStoreId === null ? 0 : 1,
    single_store: order.pickupStoreId ?? 0,
    haveExpress: order.parcelNumber === '' ? 0 : 1,
    delivery_status: isReminded(order, now) ? 1 : 0,
  };
}

/** One order of the customer with everything its page shows. */
export async function showOrder(orderId: number, context: Context): Promise<OrderDetails> {
  const { db, language, clock, settings } = context;
  const { customerId } = customerOf(context);
  const order = await findOrder(db, customerId, orderId);
  if (!order) throw new Fault('parameter_refused', { errors: [{ field: 'order_id', rule: 'known' }] });
  const parts = await partsOf(db, order);
  const lines = parts.flatMap((part) => part.lines);
  const names = await shopNames(
    db,
    lines.map((line) => line.shopId),
    language,
  );
  const wallet = await walletOf(db, customerId);
  return {
    id: order.id,
    sNo: order.number,
    status: statusOf(parts),
    otype: order.kind,
    add_time: wireDateTime(order.createdAt),
    ...unpaidSpan(order.kind),
    expire_time: wireDateTime(order.expiresAt),
    server_time: wireDateTime(clock.now()),
    name: order.consignee,
    mobile: hideMiddle(order.mobile),
    address: await addressOf(order, context),
    remarks: order.remarks.map(({ text }) => text).join(','),
    old_total: formatMoney(order.total),
    product_total: formatMoney(order.goodsTotal),
    old_freight: formatMoney(order.freight),
    z_price: formatMoney(order.total),
    coupon_price: formatMoney(order.shopDiscount),
    preferential_amount: formatMoney(order.mallDiscount),
    discount_type: order.mallDiscount > 0n ? 'coupon' : '',
    omsg: {
      pay: readMethod(order.paymentMethod),
      pay_time: wireDateTime(order.paidAt),
      sheng: order.province,
      shi: order.city,
      xian: order.district,
    },
    ...deliveryOf(order, clock.now()),
    logistics: { list: parcelsOf(parts, language) },
    list: lines.map((line) => wireLine(line, names, language)),
    payment: methodsFor(order.total, settings),
    user_money: formatMoney(wallet.balance),
    password_status: (await hasPaymentPassword(db, customerId)) ? 1 : 0,
    children: order.splitAt === null ? [] : parts.map((part) => wireChild(part, names, language)),
  };
}

/** Where an order goes on one line; of a pickup order the store, whose street has a name in every language. */
async function addressOf(order: OrderRow, { db, language }: Context): Promise<string> {
  if (order.pickupStoreId === null) return addressLine(order, order.addressDetail, language);
  return wirePlace(await storeById(db, order.pickupStoreId, 'single_store'), language).address_xq;
}

/** An order is as far as the part of it that is least far; a closed part stands behind no other. */
function statusOf(parts: readonly OrderPart[]): OrderStatus {
  const [least = orderStatus.closed] = parts.map(({ order }) => order.status).sort((a, b) => a - b);
  return least;
}

function wireChild({ order, lines }: OrderPart, names: ReadonlyMap<number, string>, language: LanguageCode): WireChild {
  const shopId = lines[0]?.shopId ?? 0;
  return {
    ...{ id: order.id, sNo: order.number, status: order.status, z_price: formatMoney(order.total) },
    ...{ shop_id: shopId, shop_name: names.get(shopId) ?? '' },
    list: lines.map((line) => wireLine(line, names, language)),
  };
}

function wireLine(line: OrderLineRow, shops: ReadonlyMap<number, string>, language: LanguageCode): WireLine {
  return {
    id: line.id,
    goods_id: line.productId,
    imgurl: line.picture,
    p_name: line.title[language],
    size: line.options[language],
    p_price: formatMoney(line.unitPrice),
    num: line.quantity,
    shop_name: shops.get(line.shopId) ?? '',
  };
}

function readMethod(method: string): OrderDetails['omsg']['pay'] {
  return method === 'pc_alipay' || method === 'pc_wechat' ? method : 'wallet_pay';
}

/** How many orders wait for the customer's money. */
export async function unpaidOrders(db: Db, customerId: number): Promise<number> {
  return (await countByStatus(db, customerId)).get(orderStatus.unpaid) ?? 0;
}

type AccountPage = DataOf<'mall.User.index'>;

const recentOrders = 5;

/** The newest orders of the customer, and how many wait for what, as the account's first page shows them. */
export async function accountOrders(context: Context): Promise<Omit<AccountPage, 'user'>> {
  const { db, clock } = context;
  const { customerId } = customerOf(context);
  const newest = await findOrders(db, { customerId, status: undefined, words: '' }, 1, recentOrders);
  const lines = await linesOf(
    db,
    newest.map(({ id }) => id),
  );
  const counts = await countByStatus(db, customerId);
  const countOf = (status: OrderStatus) => counts.get(status) ?? 0;
  return {
    dfk_num: countOf(orderStatus.unpaid),
    dfh_num: countOf(orderStatus.paid),
    dsh_num: countOf(orderStatus.shipped),
    dpj_num: countOf(orderStatus.completed),
    th: 0,
    order_list: newest.map((order) => ({
      id: order.id,
      sNo: order.number,
      status: order.status,
      img: lines.find(({ orderId }) => orderId === order.id)?.picture ?? '',
      z_price: formatMoney(order.total),
      add_time: wireDateTime(order.createdAt),
      ...deliveryOf(order, clock.now()),
      sale_type: 0,
    })),
  };
}
