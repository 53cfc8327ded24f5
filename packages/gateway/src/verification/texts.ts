import en from '@mall/locales/en/codes.json' with { type: 'json' };
import ko from '@mall/locales/ko/codes.json' with { type: 'json' };
import tn from '@mall/locales/tn/codes.json' with { type: 'json' };
import zh from '@mall/locales/zh/codes.json' with { type: 'json' };
import { interpolate } from '../shared/interpolate.ts';
import type { LanguageCode } from '../shared/language.ts';

/** A message with a code, by what the code was asked for. */
export type CodeMessage = keyof typeof en;

const texts: Readonly<Record<LanguageCode, Readonly<Record<CodeMessage, string>>>> = { en, zh, tn, ko };

/** What a message holds: the code, and for how many minutes it is valid. */
interface CodeValues {
  readonly code: string;
  readonly minutes: number;
}

/** The text of the message with a code. */
export function codeText(message: CodeMessage, { code, minutes }: CodeValues, language: LanguageCode): string {
  return interpolate(texts[language][message], { code, minutes: String(minutes) });
}
