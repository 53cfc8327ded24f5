import * as z from 'zod/mini';
import { rule } from '../shared/checkForm.ts';
import { byEmail, byPhone, captchaRules, newLoginPassword, sentCode } from '../shared/contactRules.ts';

const shared = {
  verificationCode: sentCode,
  password: newLoginPassword,
  repeatedPassword: z.string(rule('errors.passwordAgain')),
  ...captchaRules,
};

/** Rules of a new password, with a code that verifies the phone or the e-mail address. Source: `mall.Login.forgotpassword`. */
export const forgottenPasswordRules = z
  .discriminatedUnion('type', [z.object({ ...byPhone, ...shared }), z.object({ ...byEmail, ...shared })])
  .check(
    z.refine(({ password, repeatedPassword }) => password === repeatedPassword, {
      path: ['repeatedPassword'],
      error: rule('errors.passwordAgain'),
    }),
  );

/** Validated values of a new password. */
export type ForgottenPasswordValues = z.output<typeof forgottenPasswordRules>;
