import * as z from 'zod/mini';
import { limits } from '../../generated/limits.ts';
import { rule } from '../shared/checkForm.ts';
import { requiredText } from '../shared/requiredText.ts';

const holderPattern = new RegExp(limits.cardholderPattern, 'u');
const numberPattern = new RegExp(limits.bankCardNumberPattern);

/** Rule of a bank card number, typed or pasted with or without spaces; its validated value has digits only. */
export const bankCardNumber = z.string(rule('errors.cardNumber')).check(
  z.overwrite((typed) => typed.replaceAll(/[\s-]/g, '')),
  z.regex(numberPattern, rule('errors.cardNumber')),
);

/** Rules of a new or existing bank card; `isDefault` is `1` when checked. Source: `mall.Bank.addBank`. */
export const bankCardRules = z.object({
  /** Name on the card. */
  cardholder: requiredText('errors.cardholder', limits.cardholderMax, 'errors.cardholder').check(
    z.minLength(limits.cardholderMin, { error: rule('errors.cardholder'), abort: true }),
    z.regex(holderPattern, rule('errors.cardholder')),
  ),
  /** Digits of the number, without spaces. */
  cardNumber: bankCardNumber,
  /** Name of the bank. */
  bankName: requiredText('errors.bankMissing', limits.bankName, 'errors.bankLength'),
  /** Branch that keeps the account. */
  branch: requiredText('errors.branchMissing', limits.bankBranch, 'errors.branchLength'),
  /** `1` makes it the default card. */
  isDefault: z._default(z.enum(['0', '1']), '0'),
});

/** Validated values of a bank card. */
export type BankCardValues = z.output<typeof bankCardRules>;
