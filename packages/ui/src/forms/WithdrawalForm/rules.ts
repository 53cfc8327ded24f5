import * as z from 'zod/mini';
import { centsOf } from '../../commerce/Price/formatMoney.ts';
import { limits } from '../../generated/limits.ts';
import { typedAmount } from '../shared/amountRules.ts';
import { rule } from '../shared/checkForm.ts';
import { sentCode } from '../shared/contactRules.ts';
import { optionalText } from '../shared/optionalText.ts';

/** What a withdrawal has to keep within, decimal strings. */
export interface WithdrawalLimits {
  /** What is in the wallet. */
  readonly balance: string;
  /** The least that can be withdrawn at once. */
  readonly minimum: string;
  /** The most that can be withdrawn at once. */
  readonly maximum: string;
}

/** The amount alone, for what is said of it while it is typed. */
export const withdrawalAmount = ({ balance, minimum, maximum }: WithdrawalLimits) =>
  z.object({
    amoney: typedAmount({ amount: minimum, error: 'errors.amountMinimum' }, [
      { amount: maximum, error: 'errors.amountMaximum' },
      { amount: balance, error: 'errors.amountBalance' },
    ]),
  });

/** A withdrawal to a bank card (`withdrawStatus` 1) or to WeChat (2). Source: `mall.User.intoWithdrawals` for the limits, `mall.User.withdrawals` for the rest. */
export const withdrawalRules = (limitsOf: WithdrawalLimits & { readonly realNameFrom?: string }) => {
  const amount = withdrawalAmount(limitsOf);
  const { realNameFrom } = limitsOf;
  return z.discriminatedUnion('withdrawStatus', [
    z.extend(amount, {
      withdrawStatus: z.literal('1'),
      bankCardId: z.string(rule('errors.bankCard')).check(z.regex(/^[1-9]\d*$/, rule('errors.bankCard'))),
      keyCode: sentCode,
    }),
    z
      .extend(amount, {
        withdrawStatus: z.literal('2'),
        userName: optionalText(limits.realName, 'errors.realName', `^$|${limits.realNamePattern}`),
      })
      .check(
        z.refine(({ amoney, userName }) => userName !== '' || realNameFrom === undefined || centsOf(amoney) < centsOf(realNameFrom), {
          path: ['userName'],
          error: rule('errors.realName'),
        }),
      ),
  ]);
};

/** Clean values of a withdrawal. */
export type WithdrawalValues = z.output<ReturnType<typeof withdrawalRules>>;
