import type { LanguageCode } from '../language.ts';
import { regionName } from './region-name.ts';

/** Parts of a region from the widest to the narrowest; a part can be empty. */
export interface RegionParts {
  readonly province: string;
  readonly city: string;
  readonly district?: string;
}

/** Returns a whole address on one line: street first in English, region first in the other languages. */
export function addressLine(region: RegionParts, street: string, language: LanguageCode): string {
  const line = regionLine(region, language);
  return language === 'en' ? [street, line].filter((part) => part !== '').join(', ') : `${line} ${street}`.trim();
}

/**
 * Returns a region on one line in a language: `Xihu District, Hangzhou, Zhejiang` or `浙江省杭州市西湖区`.
 * A municipality, which is also its city, appears once.
 */
export function regionLine({ province, city, district = '' }: RegionParts, language: LanguageCode): string {
  const names = [...new Set([province, city, district].filter((part) => part !== '').map((part) => regionName(part, language)))];
  if (language === 'en') return names.reverse().join(', ');
  return names.join(names.every((name) => /^\p{Script=Han}+$/u.test(name)) ? '' : ' ');
}
