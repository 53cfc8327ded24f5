import { operation } from '../../dispatch/operation.ts';
import { lineFlagsOf } from '../after-sales/line-flags.ts';
import { invoicingOf } from '../invoices/billing.ts';
import { reviewStages } from '../reviews/views.ts';
import { reviewable, wireSales, withAfterSale } from './after-sales-presenter.ts';
import { wireInvoicing } from './invoicing-presenter.ts';
import { listParcels } from './parcel-views.ts';
import { pickupPlace, showPickupCode } from './pickup-service.ts';
import { cancelOrder, receiveOrder, remindShops, removeFromList } from './service.ts';
import { listOrders, showOrder } from './views.ts';

export const delOrder = operation('mall.Order.delOrder', async ({ order_id }, context) => {
  await removeFromList(order_id, context);
  return {};
});

export const delivery = operation('mall.Order.delivery', async ({ order_id }, context) => {
  await remindShops(order_id, context);
  return {};
});

export const getMchStore = operation('mall.Order.getMchStore', ({ id }, context) => pickupPlace(id, context));

export const orderIndex = operation('mall.Order.index', async (request, context) => {
  const { db, clock, language } = context;
  const page = await listOrders(request, context);
  const ids = page.order.map(({ id }) => id);
  const flags = await lineFlagsOf(db, ids, clock.now());
  const invoicing = await invoicingOf(db, ids, clock.now());
  const stageOf = await reviewStages(db, page.order);
  return {
    ...page,
    order: page.order.map((row) => ({
      ...row,
      ...wireInvoicing(invoicing.get(row.id), language),
      sale_type: wireSales(row.list, flags).sale_type,
      comments_type: stageOf({ ...row, list: reviewable(row.list, flags) }),
      list: row.list.map((line) => withAfterSale(line, flags, language)),
    })),
  };
});

export const logistics = operation('mall.Order.logistics', ({ id }, context) => listParcels(id, context));

export const okOrder = operation('mall.Order.okOrder', async ({ order_id }, context) => {
  await receiveOrder(order_id, context);
  return {};
});

export const orderDetails = operation('mall.Order.orderDetails', async ({ order_id }, context) => {
  const { db, clock, language } = context;
  const order = await showOrder(order_id, context);
  const children = order.children ?? [];
  const ids = [order.id, ...children.map(({ id }) => id)];
  const flags = await lineFlagsOf(db, ids, clock.now());
  const invoicing = await invoicingOf(db, ids, clock.now());
  const stageOf = await reviewStages(db, [order]);
  return {
    ...order,
    ...wireSales(order.list, flags),
    ...wireInvoicing(invoicing.get(order.id), language),
    comments_type: stageOf({ ...order, list: reviewable(order.list, flags) }),
    list: order.list.map((line) => withAfterSale(line, flags, language)),
    children: children.map((child) => ({
      ...child,
      ...wireInvoicing(invoicing.get(child.id), language),
      list: child.list.map((line) => withAfterSale(line, flags, language)),
    })),
  };
});

export const removeOrder = operation('mall.Order.removeOrder', async ({ order_id }, context) => {
  await cancelOrder(order_id, context);
  return {};
});

export const seeExtractionCode = operation('mall.Order.see_extraction_code', ({ order_id }, context) => showPickupCode(order_id, context));
