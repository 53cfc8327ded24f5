import { type LanguageCode, languageCodes } from '../i18n/languages.ts';
import { inTraditional } from './traditional.ts';
import { withTexts } from './withTexts.ts';

/** The language chosen in the stories' toolbar. */
export function storyLanguage(globals: Record<string, unknown>): LanguageCode {
  return languageCodes.find((code) => code === globals.language) ?? 'en';
}

/** The stories' own words, which are written in English, Chinese and Korean: Taiwan reads the Chinese ones in its own characters. */
export function inLanguage(language: LanguageCode) {
  return <English, Chinese, Korean>(english: English, chinese: Chinese, korean: Korean): English | Chinese | Korean => {
    if (language === 'zh') return chinese;
    if (language === 'ko') return korean;
    return language === 'tn' ? withTexts(chinese, inTraditional) : english;
  };
}
