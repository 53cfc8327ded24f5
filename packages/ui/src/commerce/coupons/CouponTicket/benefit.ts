import { useUiText } from '../../../i18n/useUiText.ts';
import { useMoney } from '../../catalog/Price/useMoney.ts';

/** Benefit of a coupon. */
export type CouponBenefit =
  /** A decimal string. */
  | { readonly kind: 'amountOff'; readonly amount: string }
  /** Share of the price that remains to be paid, in tenths, as is usual in China: `9.00` is 10% off. */
  | { readonly kind: 'shareOff'; readonly tenths: string }
  | { readonly kind: 'freeDelivery' | 'gift' };

/** Returns the text of a benefit for display and for screen readers, which do not read the currency sign as a word in every language. */
export function useBenefitText(benefit: CouponBenefit): { readonly printed: string; readonly spoken: string } {
  const t = useUiText();
  const money = useMoney();
  if (benefit.kind === 'amountOff') {
    return { printed: money.printShort(benefit.amount), spoken: t('coupon.amountOff', { amount: money.spell(benefit.amount) }) };
  }
  if (benefit.kind === 'shareOff') {
    // Chinese states the share to be paid, other languages the discount.
    const tenths = Number(benefit.tenths);
    const trimmed = (value: number) => money.number(Math.round(value * 10) / 10);
    const text = t('coupon.shareOff', { tenths: trimmed(tenths), percent: trimmed(100 - tenths * 10) });
    return { printed: text, spoken: text };
  }
  const text = t(benefit.kind === 'gift' ? 'coupon.gift' : 'coupon.freeDelivery');
  return { printed: text, spoken: text };
}
