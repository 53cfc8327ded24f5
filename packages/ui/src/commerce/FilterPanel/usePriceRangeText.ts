import { useUiText } from '../../i18n/useUiText.ts';
import { currencySign } from '../Price/formatMoney.ts';

/** A range of prices in whole yuan; a missing end is open. */
export interface PriceRange {
  from?: number;
  to?: number;
}

/** Says a range of prices as the filter does: "¥100–¥199", "¥300 and above", "Up to ¥99". */
export function usePriceRangeText(): (range: PriceRange) => string {
  const say = useUiText();
  const yuan = (amount: number) => `${currencySign}${amount}`;
  return ({ from, to }) => {
    if (to === undefined) return say('filter.from', { price: yuan(from ?? 0) });
    return from ? `${yuan(from)}–${yuan(to)}` : say('filter.upTo', { price: yuan(to) });
  };
}
