import type { DataOf } from '@mall/contract';
import { defaultCurrency } from '../../shared/currency.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import type { OrderToPickUp } from './pick-up-order.ts';

/** Returns the pickup code of an order with its lines. */
export function wirePickup({ order, lines, code }: OrderToPickUp, language: LanguageCode): DataOf<'mall.Order.see_extraction_code'> {
  return {
    sNo: order.number,
    status: order.status,
    num: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    z_price: formatMoney(order.total),
    extraction_code: code,
    por_list: lines.map((line) => ({
      img: line.image,
      product_title: line.title[language],
      p_price: formatMoney(line.unitPrice),
      size: line.options[language],
      num: line.quantity,
      show_symbol: defaultCurrency.symbol,
      exchange_rate: defaultCurrency.exchangeRate,
    })),
  };
}
