import * as z from 'zod/mini';
import { limits } from '../../generated/limits.ts';
import { rule } from '../shared/checkForm.ts';

/** A wish for an invoice: the id of the title and where it is sent. Source: `mall.InvoiceInfo.applyInvoicing`. */
export const invoiceRequestRules = z.object({
  headId: z.string(rule('errors.invoiceTitle')).check(z.regex(/^[1-9]\d*$/, rule('errors.invoiceTitle'))),
  email: z
    .string(rule('errors.email'))
    .check(
      z.trim(),
      z.maxLength(limits.invoiceEmail, rule('errors.email')),
      z.regex(new RegExp(limits.invoiceEmailPattern, 'u'), rule('errors.email')),
    ),
});

/** Clean values of the wish. */
export type InvoiceRequestValues = z.output<typeof invoiceRequestRules>;
