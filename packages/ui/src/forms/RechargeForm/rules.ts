import * as z from 'zod/mini';
import { remarkRules } from '../RemarksField/rules.ts';
import { typedAmount } from '../shared/amountRules.ts';
import { rule } from '../shared/checkForm.ts';

/**
 * Returns the rules of a recharge paid by QR code. Source: `mall.Recharge.index` for the minimum, `mall.Pay.index` for the rest.
 *
 * @param minimum minimum of one recharge, a decimal string
 */
export const rechargeRules = (minimum: string) =>
  z.object({
    amount: typedAmount({ amount: minimum, error: 'errors.amountMinimum' }),
    method: z.enum(['alipay', 'wechat'], rule('errors.paymentMethod')),
    remarks: remarkRules,
  });

/** Validated values of a recharge. */
export type RechargeValues = z.output<ReturnType<typeof rechargeRules>>;
