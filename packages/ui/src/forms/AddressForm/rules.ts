import * as z from 'zod/mini';
import { limits } from '../../generated/limits.ts';
import { rule } from '../shared/checkForm.ts';

const namePattern = new RegExp(limits.consigneePattern, 'u');
const mobilePattern = new RegExp(limits.consigneeMobilePattern, 'u');

/** Province, city and district by name, parted by commas; the district may be missing where there is none. */
const placePattern = /^[^,]+(?:,[^,]+){1,2}$/;

/** A delivery address; `place` is `province,city,district`, `is_default` is `1` when ticked. */
export const addressRules = z.object({
  user_name: z
    .string(rule('errors.consigneeMissing'))
    .check(
      z.trim(),
      z.minLength(1, { error: rule('errors.consigneeMissing'), abort: true }),
      z.maxLength(limits.consignee, rule('errors.consigneeLength')),
      z.regex(namePattern, rule('errors.consigneeCharacters')),
    ),
  mobile: z.string(rule('errors.phone')).check(z.trim(), z.regex(mobilePattern, rule('errors.phone'))),
  place: z.string(rule('errors.region')).check(z.regex(placePattern, rule('errors.region'))),
  address: z
    .string(rule('errors.addressMissing'))
    .check(
      z.trim(),
      z.minLength(1, { error: rule('errors.addressMissing'), abort: true }),
      z.maxLength(limits.addressDetail, rule('errors.addressLength')),
    ),
  is_default: z._default(z.enum(['0', '1']), '0'),
});

/** Clean values of an address. */
export type AddressValues = z.output<typeof addressRules>;
