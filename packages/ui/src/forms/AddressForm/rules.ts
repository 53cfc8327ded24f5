import * as z from 'zod/mini';
import { limits } from '../../generated/limits.ts';
import type { UiTextKey } from '../../i18n/textKeys.ts';
import { rule } from '../shared/checkForm.ts';
import { requiredText } from '../shared/requiredText.ts';

const mobilePattern = new RegExp(limits.consigneeMobilePattern, 'u');

/** Province, city and district by name, parted by commas; the district may be missing where there is none. */
const placePattern = /^[^,]+(?:,[^,]+){1,2}$/;

/** Dial codes of the places whose regions are chosen from the tree; elsewhere the city is written. */
export const treeDialCodes: readonly string[] = ['86', '852'];

const isInTree = ({ cpc = '86' }: { cpc?: string | undefined }) => treeDialCodes.includes(cpc);

/** Both kinds of region are judged together with the other fields, not only once those are right. */
const always = { when: () => true };

/** What is written of a region, or not. */
const written = (most: number, tooLong: UiTextKey) => z.optional(z.string().check(z.trim(), z.maxLength(most, rule(tooLong))));

const fields = z.object({
  user_name: requiredText('errors.consigneeMissing', limits.consignee, 'errors.consigneeLength').check(
    z.regex(new RegExp(limits.consigneePattern, 'u'), rule('errors.consigneeCharacters')),
  ),
  mobile: z.string(rule('errors.phone')).check(z.trim(), z.regex(mobilePattern, rule('errors.phone'))),
  cpc: z.optional(z.string()),
  place: z._default(z.string(), ''),
  city: written(limits.freeRegion, 'errors.freeRegionLength'),
  province: written(limits.freeRegion, 'errors.freeRegionLength'),
  zip_code: written(limits.postalCode, 'errors.postalCode'),
  address: requiredText('errors.addressMissing', limits.addressDetail, 'errors.addressLength'),
  is_default: z._default(z.enum(['0', '1']), '0'),
});

/**
 * A delivery address. Where regions are chosen (`cpc` 86, 852, or none) `place` is `province,city,district`; elsewhere `city` must be written and
 * `province` and `zip_code` may be. `is_default` is `1` when ticked. Source: `mall.Address.saveAddress`.
 */
export const addressRules = fields.check(
  z.refine((address) => !isInTree(address) || placePattern.test(address.place ?? ''), {
    ...always,
    path: ['place'],
    error: rule('errors.region'),
  }),
  z.refine((address) => isInTree(address) || (address.city ?? '').trim() !== '', {
    ...always,
    path: ['city'],
    error: rule('errors.city'),
  }),
);

/** Who picks an order up in a store. Source: `mall.Order.payment`. */
export const pickupRules = z.object({
  fullName: requiredText('errors.consigneeMissing', limits.consignee, 'errors.consigneeLength').check(
    z.regex(new RegExp(limits.pickupNamePattern, 'u'), rule('errors.consigneeCharacters')),
  ),
  fullPhone: fields.shape.mobile,
});

/** Clean values of an address. */
export type AddressValues = z.output<typeof addressRules>;
