import * as z from 'zod/mini';
import { limits } from '../../generated/limits.ts';
import { rule } from '../shared/checkForm.ts';
import { requiredText } from '../shared/requiredText.ts';

/** Rules of the parcel of a return and its sender. Source: `mall.Order.backSend`. */
export const returnLogisticsRules = z.object({
  /** Name of the courier. */
  courier: requiredText('errors.courierMissing', limits.courier, 'errors.courierLength'),
  /** Tracking number of the parcel. */
  parcelNumber: requiredText('errors.parcelNumberMissing', limits.parcelNumber, 'errors.parcelNumber').check(
    z.regex(new RegExp(limits.parcelNumberPattern, 'u'), rule('errors.parcelNumber')),
  ),
  /** Name of the sender. */
  sender: requiredText('errors.senderMissing', limits.sender, 'errors.senderLength'),
  /** Phone number of the sender. */
  senderPhone: z
    .string(rule('errors.senderPhoneMissing'))
    .check(
      z.trim(),
      z.minLength(1, { error: rule('errors.senderPhoneMissing'), abort: true }),
      z.regex(new RegExp(limits.senderPhonePattern, 'u'), rule('errors.phone')),
    ),
});

/** Validated values of a return parcel. */
export type ReturnLogisticsValues = z.output<typeof returnLogisticsRules>;
