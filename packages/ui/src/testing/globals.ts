import { type LanguageCode, languageCodes } from '../i18n/languages.ts';
import { inTraditional } from './traditional.ts';
import { withTexts } from './withTexts.ts';

/** Returns the language selected in the stories' toolbar. */
export function storyLanguage(globals: Record<string, unknown>): LanguageCode {
  return languageCodes.find((code) => code === globals.language) ?? 'en';
}

/**
 * Returns a function that selects a story's text by language: English, Chinese or Korean; the traditional Chinese text is converted from
 * the simplified one.
 */
export function inLanguage(language: LanguageCode) {
  return <English, Chinese, Korean>(english: English, chinese: Chinese, korean: Korean): English | Chinese | Korean => {
    if (language === 'zh') return chinese;
    if (language === 'ko') return korean;
    return language === 'tn' ? withTexts(chinese, inTraditional) : english;
  };
}
