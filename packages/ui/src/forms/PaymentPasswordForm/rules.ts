import * as z from 'zod/mini';
import { limits } from '../../generated/limits.ts';
import { rule } from '../shared/checkForm.ts';

/** Rules of the payment password when paying. */
export const paymentPasswordRules = z.object({
  password: z
    .string(rule('errors.paymentPasswordMissing'))
    .check(
      z.minLength(1, { error: rule('errors.paymentPasswordMissing'), abort: true }),
      z.minLength(limits.paymentPasswordMin, rule('errors.paymentPasswordLength')),
    ),
});

/** Validated values of the payment password form. */
export type PaymentPasswordValues = z.output<typeof paymentPasswordRules>;
