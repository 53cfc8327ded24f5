import type { DataOf, RequestOf } from '@mall/contract';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { walletOf } from '../../ledger/ledger.ts';
import { methodsFor } from '../../providers/methods.ts';
import { listRefunds } from '../../refunds/list-refunds.ts';
import { wireDateTime } from '../../shared/clock.ts';
import { formatMoney } from '../../shared/money.ts';
import { addressLine } from '../../shared/regions/region-line.ts';
import { hasPaymentPassword } from '../account/service.ts';
import { shopNames, storeById, wirePlace } from '../shops/service.ts';
import { parcelsOf } from './parcel-views.ts';
import { deliveryOf, orderFacts, orderRow, refundsOf, timesOf, unpaidSpan, wireChild, wireLine } from './presenter.ts';
import {
  countByStatus,
  countOrders,
  countToReview,
  findOrder,
  findOrders,
  linesOf,
  type OrderFilter,
  type OrderRow,
} from './repository.ts';
import { type OrderStatus, orderKind, orderStatus } from './schema.ts';
import { type OrderPart, partsOf } from './split-service.ts';

type OrderList = DataOf<'mall.Order.index'>;
type OrderDetails = DataOf<'mall.Order.orderDetails'>;

const pageSize = 10;

const filters: Readonly<Record<string, Pick<OrderFilter, 'status' | 'toReview'>>> = {
  payment: { status: orderStatus.unpaid },
  send: { status: orderStatus.paid },
  receipt: { status: orderStatus.shipped },
  evaluete: { toReview: true },
};

/** A page of the customer's orders, and how many there are of each state. */
export async function listOrders(request: RequestOf<'mall.Order.index'>, context: Context): Promise<OrderList> {
  const { db, language, clock } = context;
  const { customerId } = customerOf(context);
  const filter = { customerId, ...filters[request.order_type ?? ''], words: request.ordervalue?.trim() ?? '' };
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
      '5': await countToReview(db, customerId),
    },
    server_time: wireDateTime(clock.now()),
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
  const refunds = await listRefunds(
    db,
    parts.map((part) => part.order.id),
  );
  return {
    ...orderFacts(order),
    ...refundsOf(refunds),
    ...timesOf(order, parts),
    status: statusOf(parts),
    server_time: wireDateTime(clock.now()),
    address: await addressOf(order, context),
    ...deliveryOf(order, clock.now()),
    haveExpress: parts.some((part) => part.order.parcelNumber !== '') ? 1 : 0,
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
