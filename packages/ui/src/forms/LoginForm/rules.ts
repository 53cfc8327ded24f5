import * as z from 'zod/mini';
import { rule } from '../shared/checkForm.ts';
import { accountPattern, byEmail, byPhone, captchaRules, loginPassword } from '../shared/contactRules.ts';

const shared = { password: loginPassword, ...captchaRules, staySignedIn: z.optional(z.string()) };

/** Rules of a sign-in with a password: `type` 1 phone, 2 e-mail, 3 account name (which is sent in `phone`). */
export const loginRules = z.discriminatedUnion('type', [
  z.object({ ...byPhone, ...shared }),
  z.object({ ...byEmail, ...shared }),
  z.object({
    type: z.literal('3'),
    phone: z.string(rule('errors.accountName')).check(z.trim(), z.regex(accountPattern, rule('errors.accountName'))),
    ...shared,
  }),
]);

/** Validated values of a sign-in. */
export type LoginValues = z.output<typeof loginRules>;

/** Field values of the form before validation, for every type. */
export interface LoginFields {
  type: '1' | '2' | '3';
  phone: string;
  email: string;
  dialCode: string;
  password: string;
  captcha: string;
}
