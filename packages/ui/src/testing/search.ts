import type { SearchSuggestions, SearchWord } from '../commerce/catalog/SearchPanel/SearchPanel.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { storyProductLinks } from './products.ts';
import { inLanguage, type SampleText } from './sampleTexts.ts';

const words: SampleText<readonly string[]> = {
  en: ['night serum', 'hand cream', 'centella', 'rosehip oil', 'sun fluid'],
  zh: ['晚安精华', '护手霜', '积雪草', '玫瑰果油', '防晒乳'],
  tn: ['晚安精華', '護手霜', '積雪草', '玫瑰果油', '防曬乳'],
  ko: ['나이트 세럼', '핸드크림', '센텔라', '로즈힙 오일', '선 플루이드'],
};

const toWord = (text: string): SearchWord => ({ text, href: `#search=${text}` });

/** Returns previous searches, for stories. */
export function storyHistory(language: LanguageCode): SearchWord[] {
  return inLanguage(language)(words).map(toWord);
}

/** Returns suggestions for the text typed so far, for stories; undefined for an empty text. */
export function storySuggestions(language: LanguageCode, typed: string): SearchSuggestions | undefined {
  const looked = typed.trim().toLowerCase();
  if (looked === '') return;
  return {
    words: storyHistory(language).filter(({ text }) => text.includes(looked)),
    products: storyProductLinks(language)
      .filter(({ title }) => title.toLowerCase().includes(looked))
      .slice(0, 4),
  };
}
