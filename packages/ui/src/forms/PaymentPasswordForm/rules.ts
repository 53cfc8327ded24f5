import * as z from 'zod/mini';
import { limits } from '../../generated/limits.ts';
import { rule } from '../shared/checkForm.ts';

/** The payment password as it is entered to pay. */
export const paymentPasswordRules = z.object({
  password: z
    .string(rule('errors.paymentPasswordMissing'))
    .check(
      z.minLength(1, { error: rule('errors.paymentPasswordMissing'), abort: true }),
      z.minLength(limits.paymentPasswordMin, rule('errors.paymentPasswordLength')),
    ),
});

/** Clean values of the payment password form. */
export type PaymentPasswordValues = z.output<typeof paymentPasswordRules>;
