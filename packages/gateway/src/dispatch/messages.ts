import { catalogue } from '@mall/contract';
import en from '@mall/locales/en/errors.json' with { type: 'json' };
import ko from '@mall/locales/ko/errors.json' with { type: 'json' };
import tn from '@mall/locales/tn/errors.json' with { type: 'json' };
import zh from '@mall/locales/zh/errors.json' with { type: 'json' };
import type { LanguageCode } from '../shared/language.ts';

const texts: Record<LanguageCode, Readonly<Record<string, string>>> = { en, zh, tn, ko };

/** Returns the message of a code for shoppers, in their language. */
export function messageOf(code: string, language: LanguageCode): string {
  const key = catalogue.get(code)?.key;
  return (key !== undefined && texts[language][key]) || code;
}
