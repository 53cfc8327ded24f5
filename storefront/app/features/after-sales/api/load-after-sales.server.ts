import type { Schemas } from '@mall/sdk';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { AfterSaleList, AfterSaleQuery, AfterSaleSummary } from '../after-sale.ts';
import { kindOf, stateOf } from './map-after-sales.ts';

const pageSize = 10;

/** Loads a page of the customer's after-sales, newest first. */
export async function loadAfterSales({ mall }: Gateway, { words, page }: AfterSaleQuery): Promise<AfterSaleList> {
  const { list, total } = await mall.afterSales.list({ start: page, end: pageSize, ...(words === '' ? {} : { ordervalue: words }) });
  return { rows: list.flatMap(toSummary), found: total, pages: Math.ceil(total / pageSize) };
}

function toSummary(row: Schemas['AfterSaleRow']): AfterSaleSummary[] {
  const state = stateOf(row.r_type);
  if (state === undefined) return [];
  const kind = kindOf(row.re_type);
  return [
    {
      id: row.id,
      kind,
      state,
      orderId: row.order_id,
      orderNumber: row.sNo,
      shopName: row.shop_name,
      line: {
        id: row.detailId,
        productId: row.goodsId,
        title: row.p_name,
        image: row.imgurl,
        spec: row.size,
        price: row.p_price ?? row.re_apply_money,
        count: row.num ?? 1,
      },
      amount: kind === 'exchange' ? undefined : row.re_apply_money,
      requestedAt: row.re_time ?? undefined,
    },
  ];
}
