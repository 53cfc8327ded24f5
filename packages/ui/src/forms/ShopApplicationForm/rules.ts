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

const pictures = (count: number, missing: UiTextKey) =>
  z._default(z.array(z.string()), []).check(z.refine((urls) => urls.length === count && new Set(urls).size === count, rule(missing)));

const shared = {
  name: requiredText('errors.shopNameMissing', limits.shopName, 'errors.shopNameLength').check(
    z.regex(namePattern, rule('errors.shopNameCharacters')),
  ),
  shop_information: z._default(z.string().check(z.trim(), z.maxLength(limits.shopInformation, rule('errors.shopInformationLength'))), ''),
  cid: z.string(rule('errors.shopKind')).check(z.regex(/^[1-9]\d*$/, rule('errors.shopKind'))),
  shop_range: requiredText('errors.shopRangeMissing', limits.shopRange, 'errors.shopRangeLength'),
  realname: requiredText('errors.applicantMissing', limits.applicant, 'errors.consigneeLength').check(
    z.regex(applicantPattern, rule('errors.consigneeCharacters')),
  ),
  ID_number: z.string(rule('errors.identityNumber')).check(z.trim(), z.regex(identityNumberPattern, rule('errors.identityNumber'))),
  tel: z.string(rule('errors.phone')).check(z.trim(), z.regex(mobilePattern, rule('errors.phone'))),
  city_all: z.string(rule('errors.region')).check(z.regex(regionPattern, rule('errors.region'))),
  address: requiredText('errors.addressMissing', limits.shopAddress, 'errors.addressLength'),
  agreed: z.literal('1', rule('errors.shopAgreement')),
};

/** Rules of an application for a shop, of a person (`shop_nature` 0) or an enterprise (1). `city_all` is `province,city,district`. */
export const shopApplicationRules = z.discriminatedUnion('shop_nature', [
  z.object({ ...shared, shop_nature: z.literal('0'), imgUrls: pictures(2, 'errors.identityPictures') }),
  z.object({ ...shared, shop_nature: z.literal('1'), imgUrls: pictures(1, 'errors.licencePicture') }),
]);

/** Values of an application before validation. */
export type ShopApplicationInput = z.input<typeof shopApplicationRules>;

/** Validated values of an application. */
export type ShopApplicationValues = z.output<typeof shopApplicationRules>;
