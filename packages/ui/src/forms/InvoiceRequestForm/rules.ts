import * as z from 'zod/mini';
import { limits } from '../../generated/limits.ts';
import { rule } from '../shared/checkForm.ts';

/** Rules of an invoice request: the id of the title and the receiving address. Source: `mall.InvoiceInfo.applyInvoicing`. */
export const invoiceRequestRules = z.object({
  /** Id of the selected invoice title. */
  titleId: z.string(rule('errors.invoiceTitle')).check(z.regex(/^[1-9]\d*$/, rule('errors.invoiceTitle'))),
  /** Email address that receives the invoice. */
  email: z
    .string(rule('errors.email'))
    .check(
      z.trim(),
      z.maxLength(limits.invoiceEmail, rule('errors.email')),
      z.regex(new RegExp(limits.invoiceEmailPattern, 'u'), rule('errors.email')),
    ),
});

/** Validated values of an invoice request. */
export type InvoiceRequestValues = z.output<typeof invoiceRequestRules>;
