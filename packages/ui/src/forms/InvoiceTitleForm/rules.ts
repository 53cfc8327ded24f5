import * as z from 'zod/mini';
import { limits } from '../../generated/limits.ts';
import { rule } from '../shared/checkForm.ts';
import { optionalText } from '../shared/optionalText.ts';
import { requiredText } from '../shared/requiredText.ts';

const shared = {
  companyName: requiredText('errors.invoiceNameMissing', limits.invoiceTitle, 'errors.invoiceNameLength'),
  isDefault: z._default(z.enum(['0', '1']), '0'),
};

/**
 * Rules of an invoice title: a company with its tax number and optionally its address and bank; or a person. `isDefault` is `1` when
 * checked. Source: `mall.InvoiceHeader.addOrUpdate`.
 */
export const invoiceTitleRules = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('company'),
    ...shared,
    companyTaxNumber: requiredText('errors.taxNumberMissing', limits.taxNumber, 'errors.taxNumber').check(
      z.regex(new RegExp(limits.taxNumberPattern, 'u'), rule('errors.taxNumber')),
    ),
    registerAddress: optionalText(limits.registeredAddress, 'errors.registeredAddress'),
    registerPhone: optionalText(limits.registeredPhone, 'errors.registeredPhone', limits.registeredPhonePattern),
    depositBank: optionalText(limits.bank, 'errors.bank'),
    bankNumber: optionalText(limits.bankAccount, 'errors.bankAccount', limits.bankAccountPattern),
  }),
  z.object({ type: z.literal('person'), ...shared }),
]);

/** Validated values of a title. */
export type InvoiceTitleValues = z.output<typeof invoiceTitleRules>;
