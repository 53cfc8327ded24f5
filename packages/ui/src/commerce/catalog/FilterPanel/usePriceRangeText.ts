import { useUiText } from '../../../i18n/useUiText.ts';
import { useMoney } from '../Price/useMoney.ts';

/** A range of prices in whole units of the currency; a missing end is open. */
export interface PriceRange {
  /** Lowest price, in whole currency units. */
  from?: number;
  /** Highest price, in whole currency units. */
  to?: number;
}

/** Returns a formatter of price ranges: "¥100–¥199", "¥300 and above", "Up to ¥99". */
export function usePriceRangeText(): (range: PriceRange) => string {
  const t = useUiText('ui-list');
  const money = useMoney();
  const price = (amount: number) => money.printShort(String(amount));
  return ({ from, to }) => {
    if (to === undefined) return t('filter.from', { price: price(from ?? 0) });
    return from ? `${price(from)}–${price(to)}` : t('filter.upTo', { price: price(to) });
  };
}
