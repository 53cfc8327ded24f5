import * as z from 'zod/mini';
import { rule } from '../shared/checkForm.ts';
import { loginPassword, newLoginPassword } from '../shared/contactRules.ts';

/**
 * Rules of a new login password: `password` is the current one, `passwordOld` the new one, as on the wire. Source:
 * `mall.User.updatepassword`.
 */
export const changePasswordRules = z
  .object({ password: loginPassword, passwordOld: newLoginPassword, x_password1: z.string(rule('errors.passwordAgain')) })
  .check(
    z.refine(({ password, passwordOld }) => password !== passwordOld, { path: ['passwordOld'], error: rule('errors.passwordUnchanged') }),
    z.refine(({ passwordOld, x_password1 }) => passwordOld === x_password1, { path: ['x_password1'], error: rule('errors.passwordAgain') }),
  );

/** Validated values of a changed login password. */
export type ChangePasswordValues = z.output<typeof changePasswordRules>;
