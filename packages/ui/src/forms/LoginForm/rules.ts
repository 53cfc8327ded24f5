import * as z from 'zod/mini';
import { limits } from '../../generated/limits.ts';
import { rule } from '../shared/checkForm.ts';

/** Digits of a phone number without its dial code. */
export const phonePattern = /^\d{7,11}$/;

const accountPattern = new RegExp(`^[A-Za-z0-9]{${limits.accountMin},${limits.accountMax}}$`);

const shared = {
  password: z
    .string(rule('errors.passwordMissing'))
    .check(
      z.minLength(1, { error: rule('errors.passwordMissing'), abort: true }),
      z.minLength(limits.passwordMin, rule('errors.passwordLength')),
      z.maxLength(limits.passwordMax, rule('errors.passwordLength')),
    ),
  imgCode: z.string(rule('errors.captcha')).check(z.trim(), z.minLength(1, rule('errors.captcha'))),
  verificationCode: z._default(z.string(), ''),
  cpc: z._default(z.string(), '86'),
  isAuto: z.optional(z.string()),
};

/** Sign-in with a password: `type` 1 phone, 2 e-mail, 3 account name (which travels in `phone`). */
export const loginRules = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('1'),
    phone: z.string(rule('errors.phone')).check(z.trim(), z.regex(phonePattern, rule('errors.phone'))),
    ...shared,
  }),
  z.object({ type: z.literal('2'), e_mail: z.string(rule('errors.email')).check(z.trim(), z.email(rule('errors.email'))), ...shared }),
  z.object({
    type: z.literal('3'),
    phone: z.string(rule('errors.accountName')).check(z.trim(), z.regex(accountPattern, rule('errors.accountName'))),
    ...shared,
  }),
]);

/** Clean values of a sign-in. */
export type LoginValues = z.output<typeof loginRules>;

/** The fields of the form as they are typed, whichever way is chosen. */
export interface LoginFields {
  type: '1' | '2' | '3';
  phone: string;
  e_mail: string;
  cpc: string;
  password: string;
  imgCode: string;
}
