import { catalogue } from '@mall/contract';
import en from '@mall/locales/en/errors.json' with { type: 'json' };
import ko from '@mall/locales/ko/errors.json' with { type: 'json' };
import tn from '@mall/locales/tn/errors.json' with { type: 'json' };
import zh from '@mall/locales/zh/errors.json' with { type: 'json' };

/** The codes of the languages that the mall supports. */
export const languages = ['en', 'zh', 'tn', 'ko'] as const;
type Language = (typeof languages)[number];

/** The message of an error code in the requested language; undefined where there is none, and the contract's message applies. */
export type Messages = (code: string, language: string | undefined) => string | undefined;

/** Texts by language and key. */
type Texts = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;

/** Finds the translated messages of error codes. */
export function createMessages(textsByLanguage: Texts = { en, zh, tn, ko }): Messages {
  return (code, requestedLanguages) => {
    const key = catalogue.get(code)?.key;
    const language = readLanguage(requestedLanguages);
    return key === undefined || language === undefined ? undefined : textsByLanguage[language]?.[key];
  };
}

/** The first language of a list that the mall supports: "tn", "zh_TW", "ko-KR,ko;q=0.9,en;q=0.8". */
export function readLanguage(requestedLanguages: string | undefined): Language | undefined {
  for (const part of (requestedLanguages ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase().replaceAll('_', '-') ?? '';
    // The mall's own code for traditional Chinese is "tn".
    if (/^(tn|zh-(tw|hk|mo|hant))\b/.test(tag)) return 'tn';
    const language = languages.find((language) => tag === language || tag.startsWith(`${language}-`));
    if (language) return language;
  }
  return undefined;
}
