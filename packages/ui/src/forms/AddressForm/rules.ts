import * as z from 'zod/mini';
import { limits } from '../../generated/limits.ts';
import type { UiTextKey } from '../../i18n/textKeys.ts';
import { rule } from '../shared/checkForm.ts';
import { requiredText } from '../shared/requiredText.ts';

const mobilePattern = new RegExp(limits.consigneeMobilePattern, 'u');

/** Names of province, city and district, separated by commas; the district can be missing where there is none. */
const placePattern = /^[^,]+(?:,[^,]+){1,2}$/;

/** Dial codes of the countries whose regions are selected from the tree; elsewhere the city is a text field. */
export const treeDialCodes: readonly string[] = ['86', '852'];

const isInTree = ({ dialCode = '86' }: { dialCode?: string | undefined }) => treeDialCodes.includes(dialCode);

/** Validates both kinds of region together with the other fields, not only once those are valid. */
const always = { when: () => true };

/** Returns the rule of an optional text of a region. */
const written = (max: number, tooLong: UiTextKey) => z.optional(z.string().check(z.trim(), z.maxLength(max, rule(tooLong))));

const fields = z.object({
  /** Name of the recipient. */
  fullName: requiredText('errors.consigneeMissing', limits.consignee, 'errors.consigneeLength').check(
    z.regex(new RegExp(limits.consigneePattern, 'u'), rule('errors.consigneeCharacters')),
  ),
  /** Mobile number of the recipient, without dial code. */
  mobile: z.string(rule('errors.phone')).check(z.trim(), z.regex(mobilePattern, rule('errors.phone'))),
  /** Dial code of the country without `+`: `86`. */
  dialCode: z.optional(z.string()),
  /** Selected region, `province,city,district`; empty where the region is typed. */
  place: z._default(z.string(), ''),
  /** City, where the region is typed. */
  city: written(limits.freeRegion, 'errors.freeRegionLength'),
  /** Province or state, where the region is typed. */
  province: written(limits.freeRegion, 'errors.freeRegionLength'),
  /** Postal code, where the region is typed. */
  postalCode: written(limits.postalCode, 'errors.postalCode'),
  /** Street and house number. */
  address: requiredText('errors.addressMissing', limits.addressDetail, 'errors.addressLength'),
  /** `1` makes it the default address. */
  isDefault: z._default(z.enum(['0', '1']), '0'),
});

/**
 * Rules of a delivery address. Where regions are selected (`dialCode` 86, 852, or none) `place` is `province,city,district`; elsewhere `city` is
 * required, and `province` and `postalCode` are optional. `isDefault` is `1` when checked. Source: `mall.Address.saveAddress`.
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

/** Rules of the person who picks up an order in a store. Source: `mall.Order.payment`. */
export const pickupRules = z.object({
  contactName: requiredText('errors.consigneeMissing', limits.consignee, 'errors.consigneeLength').check(
    z.regex(new RegExp(limits.pickupNamePattern, 'u'), rule('errors.consigneeCharacters')),
  ),
  contactPhone: fields.shape.mobile,
});

/** Validated values of an address. */
export type AddressValues = z.output<typeof addressRules>;
