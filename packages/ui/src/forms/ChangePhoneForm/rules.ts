import * as z from 'zod/mini';
import { rule } from '../shared/checkForm.ts';
import { captchaRules, phonePattern, sentCode } from '../shared/contactRules.ts';

const phone = {
  /** New number, without dial code. */
  newPhone: z.string(rule('errors.phone')).check(z.trim(), z.regex(phonePattern, rule('errors.phone'))),
  /** Its dial code without `+`: `86`. */
  dialCode: captchaRules.dialCode,
};

/** Rules of the new phone that a code is sent to. */
export const newPhoneRules = z.object(phone);

/** Validated phone that a code can be sent to. */
export type NewPhone = z.output<typeof newPhoneRules>;

/** Rules of a new phone with the code sent to it and the proof of the current one. Source: `mall.User.updatePhone`. */
export const changePhoneRules = z.object({ ...phone, verificationCode: sentCode, authenticationToken: z._default(z.string(), '') });

/** Validated values of a changed phone. */
export type ChangePhoneValues = z.output<typeof changePhoneRules>;
