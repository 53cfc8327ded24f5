import * as z from 'zod/mini';
import { limits } from '../../generated/limits.ts';
import { rule } from './checkForm.ts';

/** Digits of a phone number without its dial code. */
export const phonePattern = /^\d{7,11}$/;

/** Types of contact that identify a customer. */
export const contactTypes = ['phone', 'email', 'account'] as const;

/** Type of contact that identifies a customer. */
export type ContactType = (typeof contactTypes)[number];

const accountPattern = new RegExp(`^[A-Za-z0-9]{${limits.accountMin},${limits.accountMax}}$`);

/** A phone number. */
export const byPhone = {
  type: z.literal('phone'),
  phone: z.string(rule('errors.phone')).check(z.trim(), z.regex(phonePattern, rule('errors.phone'))),
};

/** An e-mail address. */
export const byEmail = {
  type: z.literal('email'),
  email: z.string(rule('errors.email')).check(z.trim(), z.email(rule('errors.email'))),
};

/** Rule of an account name: letters and digits, with the length limits of the contract. */
export const accountNameRule = z.string(rule('errors.accountName')).check(z.trim(), z.regex(accountPattern, rule('errors.accountName')));

/** Rule of a login password, new or existing. */
export const loginPassword = z
  .string(rule('errors.passwordMissing'))
  .check(
    z.minLength(1, { error: rule('errors.passwordMissing'), abort: true }),
    z.minLength(limits.passwordMin, rule('errors.passwordLength')),
    z.maxLength(limits.passwordMax, rule('errors.passwordLength')),
  );

/** Rule of a new login password: without spaces, which are easily lost in transfer between devices. */
export const newLoginPassword = z
  .string(rule('errors.passwordMissing'))
  .check(
    z.minLength(1, { error: rule('errors.passwordMissing'), abort: true }),
    z.regex(/^\S*$/, { error: rule('errors.passwordSpaces'), abort: true }),
    z.minLength(limits.passwordMin, rule('errors.passwordLength')),
    z.maxLength(limits.passwordMax, rule('errors.passwordLength')),
  );

/** Rules of the captcha answer with its token, and of a phone's dial code. */
export const captchaRules = {
  captcha: z.string(rule('errors.captcha')).check(z.trim(), z.minLength(1, rule('errors.captcha'))),
  captchaToken: z._default(z.string(), ''),
  dialCode: z._default(z.string(), '86'),
};

/** Rule of a code sent by SMS or e-mail. */
export const sentCode = z
  .string(rule('errors.codeMissing'))
  .check(
    z.trim(),
    z.minLength(1, { error: rule('errors.codeMissing'), abort: true }),
    z.regex(new RegExp(limits.sentCodePattern), rule('errors.codeDigits')),
  );

const captchaAnswer = { captcha: captchaRules.captcha, captchaToken: captchaRules.captchaToken };

/** Rules of a request for a code: its recipient, and the captcha that is verified first. */
export const codeRequestRules = z.discriminatedUnion('type', [
  z.object({ ...byPhone, dialCode: captchaRules.dialCode, ...captchaAnswer }),
  z.object({ ...byEmail, ...captchaAnswer }),
]);

/** Validated values of a request for a code. */
export type CodeRequest = z.output<typeof codeRequestRules>;

/** Field values of a contact before validation, for every type. */
export interface EnteredContact {
  /** Phone number, without dial code. */
  readonly phone?: string;
  /** Email address. */
  readonly email?: string;
  /** Dial code of the phone without `+`: `86`. */
  readonly dialCode?: string;
}
