import type { DataOf } from '@mall/contract';
import type { LanguageCode } from '../../shared/language.ts';
import { hintText, refusalText } from '../after-sales/describe-after-sale.ts';
import { type LineFlags, mayApplyTogether, openShareOf } from '../after-sales/line-flags.ts';

type Details = DataOf<'mall.Order.orderDetails'>;
type WireLine = Details['list'][number];

const isFlags = (flags: LineFlags | undefined): flags is LineFlags => flags !== undefined;

/** A line with what its after-sales allow and say. */
export function withAfterSale(line: WireLine, flags: ReadonlyMap<number, LineFlags>, language: LanguageCode): WireLine {
  const known = flags.get(line.id);
  if (!known) return line;
  const { order, afterSale, mayApply } = known;
  return {
    ...line,
    refund: mayApply ? 1 : 0,
    refundShowBtn: afterSale ? 1 : 0,
    isReturn: known.line.refundedAt === null ? 0 : 1,
    ...(afterSale && {
      re_type: afterSale.kind,
      r_type: afterSale.state,
      r_content: refusalText(afterSale, language),
      prompt: hintText({ afterSale, order }, language),
    }),
  };
}

/** What the after-sales of its lines make of an order: how many are open, and whether one application can be about several. */
export function wireSales(
  list: readonly { readonly id: number }[],
  flags: ReadonlyMap<number, LineFlags>,
): Required<Pick<Details, 'sale_type' | 'allRefund'>> {
  const known = list.map(({ id }) => flags.get(id)).filter(isFlags);
  return { sale_type: openShareOf(known), allRefund: mayApplyTogether(known) ? 1 : 0 };
}

/** The lines that can have a review: those without an open after-sale or a refund. */
export const reviewable = <L extends { readonly id: number }>(list: readonly L[], flags: ReadonlyMap<number, LineFlags>): readonly L[] =>
  list.filter(({ id }) => {
    const line = flags.get(id)?.line;
    return !line?.inAfterSale && !line?.refundedAt;
  });
