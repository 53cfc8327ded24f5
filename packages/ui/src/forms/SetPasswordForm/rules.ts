import * as z from 'zod/mini';
import { rule } from '../shared/checkForm.ts';
import { accountPattern, newLoginPassword } from '../shared/contactRules.ts';

/** An account name and a password for who signed in by a code for the first time. Source: `mall.User.setUsernamePassword`. */
export const setPasswordRules = z.object({
  user_name: z.string(rule('errors.accountName')).check(z.trim(), z.regex(accountPattern, rule('errors.accountName'))),
  password: newLoginPassword,
  agreed: z.literal('1', rule('errors.agreement')),
});

/** Clean values of an account's first password. */
export type SetPasswordValues = z.output<typeof setPasswordRules>;
