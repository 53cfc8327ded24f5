import * as z from 'zod/mini';
import { centsOf } from '../../commerce/catalog/Price/formatMoney.ts';
import { limits } from '../../generated/limits.ts';
import { typedAmount } from '../shared/amountRules.ts';
import { rule } from '../shared/checkForm.ts';
import { sentCode } from '../shared/contactRules.ts';
import { optionalText } from '../shared/optionalText.ts';

/** Limits of a withdrawal, as decimal strings. */
export interface WithdrawalLimits {
  /** Balance of the wallet. */
  readonly balance: string;
  /** Minimum of one withdrawal. */
  readonly minimum: string;
  /** Maximum of one withdrawal. */
  readonly maximum: string;
}

/** Returns the rule of the amount only, for the hint shown while it is typed. */
export const withdrawalAmount = ({ balance, minimum, maximum }: WithdrawalLimits) =>
  z.object({
    amount: typedAmount({ amount: minimum, error: 'errors.amountMinimum' }, [
      { amount: maximum, error: 'errors.amountMaximum' },
      { amount: balance, error: 'errors.amountBalance' },
    ]),
  });

/**
 * Returns the rules of a withdrawal to a bank card or to WeChat. Source: `mall.User.intoWithdrawals` for the
 * limits, `mall.User.withdrawals` for the rest.
 */
export const withdrawalRules = (limitsOf: WithdrawalLimits & { readonly realNameFrom?: string }) => {
  const amount = withdrawalAmount(limitsOf);
  const { realNameFrom } = limitsOf;
  return z.discriminatedUnion('method', [
    z.extend(amount, {
      method: z.literal('bankCard'),
      bankCardId: z.string(rule('errors.bankCard')).check(z.regex(/^[1-9]\d*$/, rule('errors.bankCard'))),
      verificationCode: sentCode,
    }),
    z
      .extend(amount, {
        method: z.literal('wechat'),
        realName: optionalText(limits.realName, 'errors.realName', `^$|${limits.realNamePattern}`),
      })
      .check(
        z.refine(({ amount, realName }) => realName !== '' || realNameFrom === undefined || centsOf(amount) < centsOf(realNameFrom), {
          path: ['realName'],
          error: rule('errors.realName'),
        }),
      ),
  ]);
};

/** Validated values of a withdrawal. */
export type WithdrawalValues = z.output<ReturnType<typeof withdrawalRules>>;
