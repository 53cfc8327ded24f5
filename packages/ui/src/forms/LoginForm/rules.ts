import * as z from 'zod/mini';
import { accountNameRule, byEmail, byPhone, type ContactType, captchaRules, loginPassword } from '../shared/contactRules.ts';

const shared = { password: loginPassword, ...captchaRules, staySignedIn: z.optional(z.string()) };

/** Rules of a sign-in with a password, by phone, e-mail address or account name. Source: `mall.Login.login`. */
export const loginRules = z.discriminatedUnion('type', [
  z.object({ ...byPhone, ...shared }),
  z.object({ ...byEmail, ...shared }),
  z.object({ type: z.literal('account'), accountName: accountNameRule, ...shared }),
]);

/** Validated values of a sign-in. */
export type LoginValues = z.output<typeof loginRules>;

/** Field values of the form before validation, for every type. */
export interface LoginFields {
  type: ContactType;
  phone: string;
  email: string;
  accountName: string;
  dialCode: string;
  password: string;
  captcha: string;
}
