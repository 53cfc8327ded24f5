import * as z from 'zod/mini';
import { limits } from '../../generated/limits.ts';
import type { UiTextKey } from '../../i18n/textKeys.ts';
import { rule } from '../shared/checkForm.ts';
import { requiredText } from '../shared/requiredText.ts';

const namePattern = new RegExp(limits.shopNamePattern, 'u');
const applicantPattern = new RegExp(limits.applicantPattern, 'u');
const identityNumberPattern = new RegExp(limits.identityNumberPattern, 'u');
const mobilePattern = new RegExp(limits.applicantMobilePattern, 'u');
const regionPattern = /^[^,]+,[^,]+,[^,]+$/;

const images = (count: number, missing: UiTextKey) =>
  z._default(z.array(z.string()), []).check(z.refine((urls) => urls.length === count && new Set(urls).size === count, rule(missing)));

const shared = {
  /** Name of the future shop. */
  name: requiredText('errors.shopNameMissing', limits.shopName, 'errors.shopNameLength').check(
    z.regex(namePattern, rule('errors.shopNameCharacters')),
  ),
  /** Description of the shop's assortment, in a few sentences. */
  description: z._default(z.string().check(z.trim(), z.maxLength(limits.shopInformation, rule('errors.shopInformationLength'))), ''),
  /** Id of the class of products. */
  categoryId: z.string(rule('errors.shopKind')).check(z.regex(/^[1-9]\d*$/, rule('errors.shopKind'))),
  /** Scope of business, as registered. */
  businessScope: requiredText('errors.shopRangeMissing', limits.shopRange, 'errors.shopRangeLength'),
  /** Name of the applicant, as on the identity card. */
  realName: requiredText('errors.applicantMissing', limits.applicant, 'errors.consigneeLength').check(
    z.regex(applicantPattern, rule('errors.consigneeCharacters')),
  ),
  /** Number of the applicant's identity card. */
  identityNumber: z.string(rule('errors.identityNumber')).check(z.trim(), z.regex(identityNumberPattern, rule('errors.identityNumber'))),
  /** Mobile number of the applicant. */
  mobile: z.string(rule('errors.phone')).check(z.trim(), z.regex(mobilePattern, rule('errors.phone'))),
  /** Region of the shop, `province,city,district`. */
  place: z.string(rule('errors.region')).check(z.regex(regionPattern, rule('errors.region'))),
  /** Street and house number. */
  address: requiredText('errors.addressMissing', limits.shopAddress, 'errors.addressLength'),
  agreed: z.literal('1', rule('errors.shopAgreement')),
};

/** Rules of an application for a shop, by a person or an enterprise. `place` is `province,city,district`. */
export const shopApplicationRules = z.discriminatedUnion('applicantType', [
  z.object({ ...shared, applicantType: z.literal('person'), images: images(2, 'errors.identityImages') }),
  z.object({ ...shared, applicantType: z.literal('enterprise'), images: images(1, 'errors.licenceImage') }),
]);

/** Type of an applicant. */
export type ApplicantType = ShopApplicationValues['applicantType'];

/** Values of an application before validation. */
export type ShopApplicationInput = z.input<typeof shopApplicationRules>;

/** Validated values of an application. */
export type ShopApplicationValues = z.output<typeof shopApplicationRules>;
