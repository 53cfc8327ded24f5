import type { DataOf } from '@mall/contract';
import type { LanguageCode } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import { hintText, refusalText } from '../after-sales/describe-after-sale.ts';
import { type LineFlags, mayApplyTogether, openShareOf } from '../after-sales/line-flags.ts';
import type { OrderLineRow } from './repository.ts';

type WireOrder = DataOf<'mall.Order.orderDetails'>;
type WireLine = WireOrder['list'][number];

/** The after-sales of lines, by line id. */
export type FlagsByLine = ReadonlyMap<number, LineFlags>;

/** The data that the presentation of lines needs. */
export interface LineFacts {
  /** The names of the shops, by shop id. */
  readonly shopNames: ReadonlyMap<number, string>;
  readonly flags: FlagsByLine;
  readonly language: LanguageCode;
}

/** Returns a line of an order with its amounts, its after-sales and the applications it allows. */
export function wireLine(line: OrderLineRow, { shopNames, flags, language }: LineFacts): WireLine {
  return {
    id: line.id,
    goods_id: line.productId,
    imgurl: line.image,
    p_name: line.title[language],
    size: line.options[language],
    p_price: formatMoney(line.unitPrice),
    num: line.quantity,
    attribute_id: line.skuId,
    discount_price: formatMoney(line.discount),
    after_discount: formatMoney(line.unitPrice * BigInt(line.quantity) - line.discount),
    shop_name: shopNames.get(line.shopId) ?? '',
    ...wireLineFlags(flags.get(line.id), language),
  };
}

function wireLineFlags(flags: LineFlags | undefined, language: LanguageCode): Partial<WireLine> {
  if (!flags) return {};
  const { order, line, afterSale, mayApply } = flags;
  return {
    refund: mayApply ? 1 : 0,
    refundShowBtn: afterSale ? 1 : 0,
    isReturn: line.refundedAt === null ? 0 : 1,
    ...(afterSale && {
      re_type: afterSale.kind,
      r_type: afterSale.state,
      r_content: refusalText(afterSale, language),
      prompt: hintText({ afterSale, order }, language),
    }),
  };
}

/** Returns the after-sales of an order: how many of its lines have an open one, and whether one application can cover several lines. */
export function wireOpenAfterSales(
  lines: readonly OrderLineRow[],
  flags: FlagsByLine,
): Required<Pick<WireOrder, 'sale_type' | 'allRefund'>> {
  const known = lines.map(({ id }) => flags.get(id)).filter((line) => line !== undefined);
  return { sale_type: openShareOf(known), allRefund: mayApplyTogether(known) ? 1 : 0 };
}
