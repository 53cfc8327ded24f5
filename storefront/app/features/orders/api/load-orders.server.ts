import type { Schemas } from '@mall/sdk';
import type { OrdersListInput, OrdersShowData } from '@mall/sdk/operations/orders';
import { centsOf } from '@mall/ui';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { OrderDetails, OrderLine, OrderList, OrderQuery, OrderState, OrderSummary, OrderTab, Pickup } from '../order.ts';

const pageSize = 10;

/** The tabs in the wire's words, which spells `evaluete` so. */
const filterOf: Readonly<Record<OrderTab, NonNullable<OrdersListInput['order_type']>>> = {
  all: '',
  unpaid: 'payment',
  toShip: 'send',
  toReceive: 'receipt',
  toReview: 'evaluete',
};

/** Picked up in a store. */
const pickupKind = 1;

const states = new Map<number, OrderState>([
  [0, 'unpaid'],
  [1, 'paid'],
  [2, 'shipped'],
  [3, 'toReview'],
  [4, 'returned'],
  [5, 'received'],
  [6, 'invalid'],
  [7, 'closed'],
  [8, 'reviewed'],
  [12, 'completed'],
]);

/** A page of the customer's orders. */
export async function loadOrders({ mall }: Gateway, { tab, words, page }: OrderQuery): Promise<OrderList> {
  const filter = { order_type: filterOf[tab], ...(words === '' ? {} : { ordervalue: words }) };
  const { order, order_num, res_order } = await mall.orders.list({ ...filter, pageNum: page });
  return {
    orders: order.map(toSummary),
    found: order_num,
    pages: Math.ceil(order_num / pageSize),
    counts: { unpaid: res_order[0], toShip: res_order[1], toReceive: res_order[2], toReview: res_order[5] },
  };
}

/** One order of the customer. Throws for one that is missing or somebody else's. */
export async function loadOrder({ mall }: Gateway, id: number): Promise<OrderDetails> {
  const order = await mall.orders.show({ order_id: id });
  return {
    id: order.id,
    number: order.sNo,
    state: stateOf(order.status),
    ...wayOf(order),
    writing: writingOf(order),
    pickup: await loadPickup(mall, order),
    shopNames: shopNamesOf(order.list),
    placedAt: order.add_time ?? undefined,
    paidAt: order.omsg.pay_time ?? undefined,
    expiresAt: order.expire_time ?? undefined,
    serverTime: order.server_time ?? undefined,
    address: { name: order.name, mobile: order.mobile, text: nameOnce(order.address) },
    remarks: order.remarks,
    lines: order.list.map(toLine),
    goods: order.product_total,
    freight: order.old_freight,
    reductions: toReductions(order),
    total: order.old_total,
    method: methodOf(order.omsg.pay),
    parts: (order.children ?? []).map(({ id, sNo, shop_name, status, z_price }) => ({
      ...{ id, number: sNo, shopName: shop_name, state: stateOf(status), total: z_price },
    })),
    parcels: order.logistics.list.map(({ kuaidi_name, courier_num, list }) => ({
      courier: kuaidi_name,
      number: courier_num,
      stops: list.map(({ ftime, context }) => ({ at: ftime ?? undefined, text: context })),
    })),
  };
}

/** How an order reaches its customer. */
function wayOf(order: Pick<Schemas['OrderRow'], 'self_lifting' | 'haveExpress' | 'delivery_status'>) {
  return { isPickup: order.self_lifting === pickupKind, hasParcel: order.haveExpress ?? false, isReminded: order.delivery_status ?? false };
}

const received: ReadonlySet<OrderState> = new Set(['toReview', 'received', 'completed']);
const writings: Readonly<Record<number, OrderSummary['writing']>> = { 1: 'review', 2: 'followUp' };

/** A shop that does not tell how far the reviewing is lets what has arrived be reviewed, and what is reviewed be added to. */
function writingOf({ status, comments_type }: Pick<Schemas['OrderRow'], 'status' | 'comments_type'>): OrderSummary['writing'] {
  if (comments_type !== undefined) return writings[comments_type];
  const state = stateOf(status);
  if (state === 'reviewed') return 'followUp';
  return received.has(state) ? 'review' : undefined;
}

/** The store of an order that is picked up, and its code while it waits there. */
async function loadPickup(mall: Gateway['mall'], order: OrdersShowData): Promise<Pickup | undefined> {
  const { single_store: id = 0, self_lifting } = order;
  if (self_lifting !== pickupKind || id === 0) return undefined;
  const isWaiting = stateOf(order.status) === 'shipped';
  const [{ address: store }, code] = await Promise.all([
    mall.orders.pickupStore({ id }),
    isWaiting ? mall.orders.pickupCode({ order_id: order.id }) : undefined,
  ]);
  // Other servers of the family answer without the whole line.
  const place = store.address_xq ?? [...new Set([store.sheng, store.shi, store.xian]), store.address].join(' ');
  return { store: { name: store.name, phone: store.mobile, hours: store.business_hours, place }, code: code?.extraction_code };
}

function toSummary(row: Schemas['OrderRow']): OrderSummary {
  const { id, sNo, add_time, status, old_total, list } = row;
  return {
    ...wayOf(row),
    writing: writingOf(row),
    id,
    number: sNo,
    state: stateOf(status),
    shopNames: shopNamesOf(list),
    placedAt: add_time ?? undefined,
    total: old_total,
    lines: list.map(toLine),
  };
}

const shopNamesOf = (lines: readonly Schemas['OrderLine'][]) => [...new Set(lines.map(({ shop_name }) => shop_name))];

function toLine({ id, goods_id, p_name, imgurl, size, p_price, num, shop_name }: Schemas['OrderLine']): OrderLine {
  return { id, productId: goods_id, title: p_name, picture: imgurl, spec: size, price: p_price, count: num, shopName: shop_name };
}

/** A state that this page does not know offers nothing to press. */
const stateOf = (status: number): OrderState => states.get(status) ?? 'completed';

/** A municipality is its own city: "上海市 上海市 徐汇区" names it once. */
const nameOnce = (address: string) => address.replace(/^(\S+) \1(?= )/, '$1');

function toReductions({ coupon_price, preferential_amount }: OrdersShowData): OrderDetails['reductions'] {
  const all = [
    { reason: 'shopCoupons', amount: coupon_price },
    { reason: 'mallCoupon', amount: preferential_amount },
  ] as const;
  return all.filter(({ amount }) => centsOf(amount) > 0);
}

function methodOf(pay: string): OrderDetails['method'] {
  return pay === 'pc_alipay' || pay === 'pc_wechat' ? pay : 'wallet_pay';
}
