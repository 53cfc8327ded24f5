import { languages } from '@mall/locales';
import type { LanguageCode } from '../../shared/language.ts';
import { textsIn } from './texts.ts';

/** The couriers for returns, in display order; their names are in locales. */
const courierCodes = ['shunfeng', 'zhongtong', 'yuantong', 'yunda', 'shentong', 'jd', 'jtexpress', 'ems'] as const;

/** A courier by its code, with its name in a language. */
export interface Courier {
  readonly code: string;
  readonly name: string;
}

export const listCouriers = (language: LanguageCode): readonly Courier[] =>
  courierCodes.map((code) => ({ code, name: textsIn(language).courier[code] }));

/** Returns the name of a courier in a language, from its name in any language. An unlisted name is returned unchanged. */
export function localCourier(name: string, language: LanguageCode): string {
  const known = courierCodes.find((code) => languages.some((other) => textsIn(other.code).courier[code] === name));
  return known === undefined ? name : textsIn(language).courier[known];
}
