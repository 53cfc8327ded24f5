import { isValidElement } from 'react';
import { type LanguageCode, languageCodes } from '../i18n/languages.ts';
import { inTraditional } from './traditional.ts';

/** The language chosen in the stories' toolbar. */
export function storyLanguage(globals: Record<string, unknown>): LanguageCode {
  return languageCodes.find((code) => code === globals.language) ?? 'en';
}

/** Every text in a value, as it stands in Taiwan. */
function wholeInTraditional<Value>(value: Value): Value {
  const change = (part: unknown): unknown => {
    if (typeof part === 'string') return inTraditional(part);
    if (typeof part === 'function') return (...given: unknown[]) => change(part(...given));
    if (Array.isArray(part)) return part.map(change);
    if (typeof part !== 'object' || part === null || isValidElement(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, change(one)]));
  };
  return change(value) as Value;
}

/** The stories' own words, which are written in English, Chinese and Korean: Taiwan reads the Chinese ones in its own characters. */
export function inLanguage(language: LanguageCode) {
  return <English, Chinese, Korean>(english: English, chinese: Chinese, korean: Korean): English | Chinese | Korean => {
    if (language === 'zh') return chinese;
    if (language === 'ko') return korean;
    return language === 'tn' ? wholeInTraditional(chinese) : english;
  };
}
