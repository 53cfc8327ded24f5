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
  /** Field that identifies the customer. */
  type: ContactType;
  /** Phone number, without dial code. */
  phone: string;
  /** Email address. */
  email: string;
  /** Account name of the customer. */
  accountName: string;
  /** Dial code of the phone without `+`: `86`. */
  dialCode: string;
  /** Password as typed. */
  password: string;
  /** Characters of the captcha image. */
  captcha: string;
}
