import * as z from 'zod/mini';
import { limits } from '../../generated/limits.ts';
import { rule } from './checkForm.ts';

/** Digits of a phone number without its dial code. */
export const phonePattern = /^\d{7,11}$/;

/** An account name: letters and digits, as many as the contract says. */
export const accountPattern = new RegExp(`^[A-Za-z0-9]{${limits.accountMin},${limits.accountMax}}$`);

/** A phone number, `type` 1. */
export const byPhone = {
  type: z.literal('1'),
  phone: z.string(rule('errors.phone')).check(z.trim(), z.regex(phonePattern, rule('errors.phone'))),
};

/** An e-mail address, `type` 2. */
export const byEmail = {
  type: z.literal('2'),
  e_mail: z.string(rule('errors.email')).check(z.trim(), z.email(rule('errors.email'))),
};

/** A login password, new or known. */
export const loginPassword = z
  .string(rule('errors.passwordMissing'))
  .check(
    z.minLength(1, { error: rule('errors.passwordMissing'), abort: true }),
    z.minLength(limits.passwordMin, rule('errors.passwordLength')),
    z.maxLength(limits.passwordMax, rule('errors.passwordLength')),
  );

/** A login password that is being chosen: without spaces, which are lost on the way from one device to another. */
export const newLoginPassword = z
  .string(rule('errors.passwordMissing'))
  .check(
    z.minLength(1, { error: rule('errors.passwordMissing'), abort: true }),
    z.regex(/^\S*$/, { error: rule('errors.passwordSpaces'), abort: true }),
    z.minLength(limits.passwordMin, rule('errors.passwordLength')),
    z.maxLength(limits.passwordMax, rule('errors.passwordLength')),
  );

/** The answer to the captcha with its token, and the dial code of a phone. */
export const captchaRules = {
  imgCode: z.string(rule('errors.captcha')).check(z.trim(), z.minLength(1, rule('errors.captcha'))),
  verificationCode: z._default(z.string(), ''),
  cpc: z._default(z.string(), '86'),
};

/** The code that was sent by SMS or e-mail. */
export const sentCode = z
  .string(rule('errors.codeMissing'))
  .check(
    z.trim(),
    z.minLength(1, { error: rule('errors.codeMissing'), abort: true }),
    z.regex(new RegExp(limits.sentCodePattern), rule('errors.codeDigits')),
  );

const captchaAnswer = { imgCode: captchaRules.imgCode, verificationCode: captchaRules.verificationCode };

/** A request for a code: where it is sent to, and the captcha that is verified before. */
export const codeRequestRules = z.discriminatedUnion('type', [
  z.object({ ...byPhone, cpc: captchaRules.cpc, ...captchaAnswer }),
  z.object({ ...byEmail, ...captchaAnswer }),
]);

/** Clean values of a request for a code. */
export type CodeRequest = z.output<typeof codeRequestRules>;

/** The fields of a contact as they are typed, whichever way is chosen. */
export interface ContactEntered {
  readonly phone?: string;
  readonly e_mail?: string;
  readonly cpc?: string;
}
