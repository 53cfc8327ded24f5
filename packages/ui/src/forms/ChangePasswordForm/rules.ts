import * as z from 'zod/mini';
import { rule } from '../shared/checkForm.ts';
import { loginPassword, newLoginPassword } from '../shared/contactRules.ts';

/**
 * Rules of a new login password: `newPassword` differs from `currentPassword`. Source: `mall.User.updatepassword`.
 */
export const changePasswordRules = z
  .object({ currentPassword: loginPassword, newPassword: newLoginPassword, repeatedPassword: z.string(rule('errors.passwordAgain')) })
  .check(
    z.refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
      path: ['newPassword'],
      error: rule('errors.passwordUnchanged'),
    }),
    z.refine(({ newPassword, repeatedPassword }) => newPassword === repeatedPassword, {
      path: ['repeatedPassword'],
      error: rule('errors.passwordAgain'),
    }),
  );

/** Validated values of a changed login password. */
export type ChangePasswordValues = z.output<typeof changePasswordRules>;
