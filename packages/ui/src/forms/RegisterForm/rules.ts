import * as z from 'zod/mini';
import { rule } from '../shared/checkForm.ts';
import { accountNameRule, byEmail, byPhone, captchaRules, newLoginPassword, sentCode } from '../shared/contactRules.ts';

const shared = {
  accountName: accountNameRule,
  password: newLoginPassword,
  verificationCode: sentCode,
  ...captchaRules,
  agreed: z.literal('1', rule('errors.agreement')),
};

/** Rules of a registration, with a code that verifies the phone or the e-mail address. Source: `mall.Login.userRegister`. */
export const registerRules = z.discriminatedUnion('type', [z.object({ ...byPhone, ...shared }), z.object({ ...byEmail, ...shared })]);

/** Validated values of a registration. */
export type RegisterValues = z.output<typeof registerRules>;
