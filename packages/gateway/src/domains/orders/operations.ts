import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { operation } from '../../dispatch/operation.ts';
import { walletOf } from '../../ledger/ledger.ts';
import { methodsFor } from '../../providers/methods.ts';
import { wireMethods } from '../../providers/presenter.ts';
import { wireDateTime } from '../../shared/clock.ts';
import { formatMoney } from '../../shared/money.ts';
import { wireFlag } from '../../shared/wire-flag.ts';
import { hasPaymentPassword } from '../account/find-customer.ts';
import { lineFlagsOf } from '../after-sales/line-flags.ts';
import { invoicingOf } from '../invoices/billing.ts';
import { reviewStages } from '../reviews/list-reviewable-lines.ts';
import { shopNames, storeById } from '../shops/find-shops.ts';
import { wirePlace } from '../shops/presenter.ts';
import { cancelOrder } from './cancel-order.ts';
import { wireOrderDetails } from './details-presenter.ts';
import { countOrdersByState, listOrders, type OrderQuery } from './list-orders.ts';
import { wireParcels } from './parcel-presenter.ts';
import * as pickup from './pick-up-order.ts';
import { wirePickup } from './pickup-presenter.ts';
import { type OrderFacts, wireOrderRow, wireTabCounts, wireUnpaidTime } from './presenter.ts';
import { receiveOrder } from './receive-order.ts';
import { remindShops } from './remind-shops.ts';
import { removeFromList } from './remove-from-list.ts';
import { orderKind, orderStatus } from './schema.ts';
import { showOrder, showParts } from './show-order.ts';
import type { OrderWithLines } from './split-order.ts';

export const delOrder = operation('mall.Order.delOrder', async ({ order_id }, context) => {
  await removeFromList(order_id, context);
  return {};
});

export const delivery = operation('mall.Order.delivery', async ({ order_id }, context) => {
  await remindShops(order_id, context);
  return {};
});

export const getMchStore = operation('mall.Order.getMchStore', async ({ id }, { db, language }) => ({
  address: wirePlace(await storeById(db, id, 'id'), language),
}));

/** The orders of each tab of the list. */
const tabs: Readonly<Record<string, Pick<OrderQuery, 'status' | 'toReview'>>> = {
  payment: { status: orderStatus.unpaid },
  send: { status: orderStatus.paid },
  receipt: { status: orderStatus.shipped },
  evaluete: { toReview: true },
};

export const orderIndex = operation('mall.Order.index', async ({ order_type = '', ordervalue = '', pageNum = 1 }, context) => {
  const { db, clock } = context;
  const { customerId } = customerOf(context);
  const { orders, total } = await listOrders(db, customerId, { ...tabs[order_type], searchText: ordervalue.trim() }, pageNum);
  const facts = await factsOf(orders, context);
  return {
    order: orders.map((order) => wireOrderRow(order, facts)),
    order_num: total,
    ...wireUnpaidTime(orderKind.ordinary),
    res_order: wireTabCounts(await countOrdersByState(db, customerId)),
    server_time: wireDateTime(clock.now()),
  };
});

export const logistics = operation('mall.Order.logistics', async ({ id }, context) => {
  const parts = await showParts(context.db, customerOf(context).customerId, id);
  if (!parts) throw new Fault('parameter_refused', { errors: [{ field: 'id', rule: 'exists' }] });
  return { list: wireParcels(parts, context.language) };
});

export const okOrder = operation('mall.Order.okOrder', async ({ order_id }, context) => {
  await receiveOrder(order_id, context);
  return {};
});

export const orderDetails = operation('mall.Order.orderDetails', async ({ order_id }, context) => {
  const { db, settings } = context;
  const { customerId } = customerOf(context);
  const details = await showOrder(db, customerId, order_id);
  const { order, parts, status } = details;
  const whole = { order: { ...order, status }, lines: parts.flatMap(({ lines }) => lines) };
  return {
    ...wireOrderDetails(details, await factsOf([whole, ...(order.splitAt === null ? [] : parts)], context)),
    payment: wireMethods(methodsFor(order.total, settings)),
    user_money: formatMoney((await walletOf(db, customerId)).balance),
    password_status: wireFlag(await hasPaymentPassword(db, customerId)),
  };
});

/** Returns what other domains contribute to orders. Lines with an open after-sale or a refund cannot be reviewed. */
async function factsOf(orders: readonly OrderWithLines[], { db, clock, language }: Context): Promise<OrderFacts> {
  const now = clock.now();
  const ids = orders.map(({ order }) => order.id);
  const shopIds = orders.flatMap(({ lines }) => lines.map(({ shopId }) => shopId));
  const toReview = orders.map(({ order, lines }) => {
    const reviewable = lines.filter(({ inAfterSale, refundedAt }) => !inAfterSale && refundedAt === null);
    return { id: order.id, status: order.status, lineIds: reviewable.map(({ id }) => id) };
  });
  return {
    now,
    language,
    shopNames: await shopNames(db, shopIds, language),
    flags: await lineFlagsOf(db, ids, now),
    invoicing: await invoicingOf(db, ids, now),
    reviewStages: await reviewStages(db, toReview),
  };
}

export const removeOrder = operation('mall.Order.removeOrder', async ({ order_id }, context) => {
  await cancelOrder(order_id, context);
  return {};
});

export const seeExtractionCode = operation('mall.Order.see_extraction_code', async ({ order_id }, context) => {
  const { db, clock, language } = context;
  return wirePickup(await pickup.showPickupCode(db, customerOf(context).customerId, order_id, clock.now()), language);
});
