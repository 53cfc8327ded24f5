import * as z from 'zod/mini';
import { remarkRules } from '../RemarksField/rules.ts';
import { typedAmount } from '../shared/amountRules.ts';
import { rule } from '../shared/checkForm.ts';

/**
 * A recharge of the balance by a code to scan. Source: `mall.Recharge.index` for the least amount, `mall.Pay.index` for the rest.
 *
 * @param minimum the least that can be recharged at once, a decimal string
 */
export const rechargeRules = (minimum: string) =>
  z.object({
    total: typedAmount({ amount: minimum, error: 'errors.amountMinimum' }),
    type: z.enum(['pc_alipay', 'pc_wechat'], rule('errors.paymentMethod')),
    remarks: remarkRules,
  });

/** Clean values of a recharge. */
export type RechargeValues = z.output<ReturnType<typeof rechargeRules>>;
