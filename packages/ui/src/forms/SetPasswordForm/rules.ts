import * as z from 'zod/mini';
import { rule } from '../shared/checkForm.ts';
import { accountNameRule, newLoginPassword } from '../shared/contactRules.ts';

/** Rules of the account name and password after the first sign-in with a code. Source: `mall.User.setUsernamePassword`. */
export const setPasswordRules = z.object({
  accountName: accountNameRule,
  password: newLoginPassword,
  agreed: z.literal('1', rule('errors.agreement')),
});

/** Validated values of an account's first password. */
export type SetPasswordValues = z.output<typeof setPasswordRules>;
