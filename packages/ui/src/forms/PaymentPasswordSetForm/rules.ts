import * as z from 'zod/mini';
import { limits } from '../../generated/limits.ts';
import { rule } from '../shared/checkForm.ts';
import { sentCode } from '../shared/contactRules.ts';

/** Rules of a first or changed payment password. Source: `mall.User.setPaymentPassword` and `mall.User.modifyPaymentPassword`. */
export const paymentPasswordSetRules = z
  .object({
    verificationCode: sentCode,
    password: z
      .string(rule('errors.paymentPasswordDigits'))
      .check(z.regex(new RegExp(limits.newPaymentPasswordPattern), rule('errors.paymentPasswordDigits'))),
    repeatedPassword: z.string(rule('errors.passwordAgain')),
  })
  .check(
    z.refine(({ password, repeatedPassword }) => password === repeatedPassword, {
      path: ['repeatedPassword'],
      error: rule('errors.passwordAgain'),
    }),
  );

/** Validated values of a new payment password. */
export type PaymentPasswordSetValues = z.output<typeof paymentPasswordSetRules>;
