import { type Context, customerOf } from '../../dispatch/context.ts';
import { operation } from '../../dispatch/operation.ts';
import { parseMoney } from '../../shared/money.ts';
import { productPlace } from '../catalog/product-place.ts';
import { shopNames } from '../shops/find-shops.ts';
import { uploadPath } from '../uploads/upload-url.ts';
import * as customer from './act-as-customer.ts';
import { applyForAfterSale } from './apply-for-after-sale.ts';
import { listCouriers } from './couriers.ts';
import { listAfterSales, prepareApplication, showAfterSale, showOptions } from './find-after-sales.ts';
import { readKind, wireApplied, wireCouriers, wireDetails, wireForm, wireOptions, wireRow } from './presenter.ts';
import { returnAddresses } from './return-address.ts';

const pageSize = 10;

async function optionsOf(lineIds: readonly number[], context: Context) {
  const options = await showOptions(context.db, customerOf(context).customerId, lineIds, context.clock.now());
  return wireOptions(options, context.language);
}

export const singleReturnGoodsPage = operation('mall.Order.singleReturnGoodsPage', ({ order_details_id }, context) =>
  optionsOf(order_details_id, context),
);

export const batchReturnGoodsPage = operation('mall.Order.batchReturnGoodsPage', ({ order_details_id }, context) =>
  optionsOf(order_details_id, context),
);

export const applyReturnGoodsPage = operation('mall.Order.applyReturnGoodsPage', async ({ order_details_id }, context) => {
  const options = await prepareApplication(context.db, customerOf(context).customerId, order_details_id, context.clock.now());
  return wireForm(options, context.language);
});

export const applyReturnGoods = operation('mall.Order.applyReturnGoods', async (request, context) => {
  const { order_details_id: lineIds, type, refund_apply_money: amount, explain: reason, apply_return_goods: uploaded = [] } = request;
  const images = uploaded.map(uploadPath);
  const now = context.clock.now();
  const application = { lineIds, kind: readKind(type), amount: amount === undefined ? undefined : parseMoney(amount), reason, images };
  const applied = await applyForAfterSale(context.db, customerOf(context).customerId, application, now);
  return wireApplied(applied, now, context.language);
});

export const returnDataList = operation('mall.Order.returnDataList', async ({ ordervalue = '', start = 1, end = pageSize }, context) => {
  const { db, language } = context;
  const filter = { customerId: customerOf(context).customerId, searchText: ordervalue.trim() };
  const { total, rows } = await listAfterSales(db, filter, start, end);
  const shopIds = rows.map(({ line }) => line.shopId);
  const names = await shopNames(db, shopIds, language);
  const addressOf = await returnAddresses(db, shopIds, language);
  return {
    total,
    list: rows.map((row) => {
      const { shopId } = row.line;
      return wireRow(row, { shopName: names.get(shopId) ?? '', address: addressOf(shopId), language });
    }),
  };
});

export const returnDetails = operation('mall.Order.returnDetails', async ({ orderDetailId, id }, context) => {
  const { db, language } = context;
  const details = await showAfterSale(db, customerOf(context).customerId, { lineId: orderDetailId, id });
  const addressOf = await returnAddresses(db, [details.line.shopId], language);
  return wireDetails(details, addressOf(details.line.shopId), language);
});

export const getExpress = operation('mall.Order.getExpress', async ({ pid }, { db, language }) => {
  const { shopId } = await productPlace(db, pid);
  const addressOf = await returnAddresses(db, [shopId], language);
  return wireCouriers(listCouriers(language), addressOf(shopId));
});

export const backSend = operation('mall.Order.backSend', async ({ id, kdname, kdcode, lxr, lxdh }, context) => {
  const parcel = { courier: kdname, parcelNumber: kdcode, contact: lxr, phone: lxdh };
  await customer.sendBack(context.db, customerOf(context).customerId, id, parcel, context.clock.now());
  return {};
});

export const exchangeReceipt = operation('mall.Order.exchangeReceipt', async ({ id }, context) => {
  await customer.confirmReplacement(context.db, customerOf(context).customerId, id, context.clock.now());
  return {};
});

export const cancellationOfApplication = operation('mall.Order.cancellationOfApplication', async ({ id }, context) => {
  await customer.withdrawApplication(context.db, customerOf(context).customerId, id, context.clock.now());
  return {};
});
