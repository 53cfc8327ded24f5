import * as z from 'zod/mini';
import { centsOf } from '../../commerce/catalog/Price/formatMoney.ts';
import { limits } from '../../generated/limits.ts';
import type { UiTextKey } from '../../i18n/textKeys.ts';
import { rule } from './checkForm.ts';

const amountPattern = new RegExp(limits.amountPattern);

/** Lower or upper limit of an amount. */
interface AmountEnd {
  /** A decimal string. */
  readonly amount: string;
  readonly error: UiTextKey;
}

/** Returns the rule of a typed or pasted amount, such as `¥1,000`: a decimal string of at least `least`, and at most each of `max`. */
export const typedAmount = (least: AmountEnd, max: readonly AmountEnd[] = []) =>
  z.string(rule('errors.amountMissing')).check(
    z.overwrite((typed) => typed.replaceAll(/[\s,\p{Sc}]/gu, '')),
    z.minLength(1, { error: rule('errors.amountMissing'), abort: true }),
    z.regex(amountPattern, { error: rule('errors.amountFormat'), abort: true }),
    z.refine((amount) => centsOf(amount) > 0 && centsOf(amount) >= centsOf(least.amount), rule(least.error)),
    ...max.map((end) => z.refine<string>((amount) => centsOf(amount) <= centsOf(end.amount), rule(end.error))),
  );
