import * as z from 'zod/mini';
import { rule } from '../shared/checkForm.ts';
import { accountPattern, byEmail, byPhone, captchaRules, newLoginPassword, sentCode } from '../shared/contactRules.ts';

const shared = {
  accountName: z.string(rule('errors.accountName')).check(z.trim(), z.regex(accountPattern, rule('errors.accountName'))),
  password: newLoginPassword,
  verificationCode: sentCode,
  ...captchaRules,
  agreed: z.literal('1', rule('errors.agreement')),
};

/** Rules of a registration: `type` 1 verifies a phone, 2 an e-mail address (on the wire 0 and 1). Source: `mall.Login.userRegister`. */
export const registerRules = z.discriminatedUnion('type', [z.object({ ...byPhone, ...shared }), z.object({ ...byEmail, ...shared })]);

/** Validated values of a registration. */
export type RegisterValues = z.output<typeof registerRules>;
