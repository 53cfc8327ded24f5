import { useUiText } from '../../i18n/useUiText.ts';
import { useMoney } from '../Price/useMoney.ts';

/** What a coupon gives. */
export type CouponBenefit =
  /** A decimal string. */
  | { readonly kind: 'amountOff'; readonly amount: string }
  /** What is still paid, in tenths as shoppers in China count it: `9.00` takes a tenth off. */
  | { readonly kind: 'shareOff'; readonly tenths: string }
  | { readonly kind: 'freeDelivery' | 'gift' };

const trimmed = (value: number) => String(Math.round(value * 10) / 10);

/** What a coupon gives, in print and read aloud: the sign of the currency is not read by its word everywhere. */
export function useBenefitText(benefit: CouponBenefit): { readonly printed: string; readonly spoken: string } {
  const say = useUiText();
  const money = useMoney();
  if (benefit.kind === 'amountOff') {
    return { printed: money.printShort(benefit.amount), spoken: say('coupon.amountOff', { amount: money.spell(benefit.amount) }) };
  }
  if (benefit.kind === 'shareOff') {
    // Chinese says what is still paid, others what is taken off.
    const tenths = Number(benefit.tenths);
    const text = say('coupon.shareOff', { tenths: trimmed(tenths), percent: trimmed(100 - tenths * 10) });
    return { printed: text, spoken: text };
  }
  const text = say(benefit.kind === 'gift' ? 'coupon.gift' : 'coupon.freeDelivery');
  return { printed: text, spoken: text };
}
