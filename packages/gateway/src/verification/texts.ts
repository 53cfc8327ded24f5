import en from '@mall/locales/en/codes.json' with { type: 'json' };
import ko from '@mall/locales/ko/codes.json' with { type: 'json' };
import tn from '@mall/locales/tn/codes.json' with { type: 'json' };
import zh from '@mall/locales/zh/codes.json' with { type: 'json' };
import { interpolate } from '../shared/interpolate.ts';
import type { LanguageCode } from '../shared/language.ts';

/** The message of a code, by the purpose of the code. */
export type CodeMessage = keyof typeof en;

const texts: Readonly<Record<LanguageCode, Readonly<Record<CodeMessage, string>>>> = { en, zh, tn, ko };

/** The values of a message: the code, and its validity in minutes. */
interface CodeValues {
  readonly code: string;
  readonly minutes: number;
}

/** Returns the text of the message with a code. */
export function codeText(message: CodeMessage, { code, minutes }: CodeValues, language: LanguageCode): string {
  return interpolate(texts[language][message], { code, minutes: String(minutes) });
}
