import * as z from 'zod/mini';
import { rule } from '../shared/checkForm.ts';
import { captchaRules, phonePattern, sentCode } from '../shared/contactRules.ts';

const phone = {
  newPhone: z.string(rule('errors.phone')).check(z.trim(), z.regex(phonePattern, rule('errors.phone'))),
  cpc: captchaRules.cpc,
};

/** Where the code for a new phone is sent to. */
export const newPhoneRules = z.object(phone);

/** A phone that a code can be sent to. */
export type NewPhone = z.output<typeof newPhoneRules>;

/** A new phone with the code sent there and the proof of the present one. Source: `mall.User.updatePhone`. */
export const changePhoneRules = z.object({ ...phone, pCode: sentCode, authenticationToken: z._default(z.string(), '') });

/** Clean values of a changed phone. */
export type ChangePhoneValues = z.output<typeof changePhoneRules>;
