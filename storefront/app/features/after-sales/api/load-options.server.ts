import type { Schemas } from '@mall/sdk';
import type { AfterSalesKind } from '@mall/ui';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import type { AfterSaleOptions, RequestForm } from '../after-sale.ts';
import { toLine } from './map-after-sales.ts';

type Offered = Pick<Schemas['AfterSaleOptions'], 'refundAmt' | 'refundGoodsAmt' | 'refundGoods'>;

function kindsIn({ refundAmt, refundGoodsAmt, refundGoods }: Offered): AfterSalesKind[] {
  const offered = [
    ['refund', refundAmt],
    ['return', refundGoodsAmt],
    ['exchange', refundGoods],
  ] as const;
  return offered.flatMap(([kind, isOffered]) => (isOffered ? [kind] : []));
}

/** Loads the possible requests for some lines of one order. Throws for lines that are missing or another customer's. */
export async function loadOptions({ mall }: Gateway, lineIds: readonly number[]): Promise<AfterSaleOptions> {
  const asked = { order_details_id: [...lineIds] };
  const found = lineIds.length === 1 ? await mall.afterSales.options(asked) : await mall.afterSales.batchOptions(asked);
  const lines = found.list.filter(({ refund = true }) => refund).map(toLine);
  return { kinds: found.refund && lines.length > 0 ? kindsIn(found) : [], lines };
}

/** The lines' state allows no request. */
const stateRefuses = '50486';

/** Loads the content of the form for a request of this kind. Throws for lines that are missing or another customer's. */
export async function loadRequestForm({ mall }: Gateway, kind: AfterSalesKind, lineIds: readonly number[]): Promise<RequestForm> {
  try {
    const form = await mall.afterSales.prepare({ order_details_id: [...lineIds] });
    const { refundAmt = true, refundGoodsAmt = true, refundGoods = true, refund_price, list } = form;
    const isOffered = kindsIn({ refundAmt, refundGoodsAmt, refundGoods }).includes(kind);
    return isOffered ? { isOpen: true, lines: list.map(toLine), refundable: refund_price } : { isOpen: false, message: undefined };
  } catch (error) {
    const { code, message } = refusalOf(error);
    if (code !== stateRefuses) throw error;
    return { isOpen: false, message };
  }
}
