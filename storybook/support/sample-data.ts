import { sampleTexts } from 'virtual:sample-texts';
import type { LanguageCode } from '@mall/locales';

/** Returns data of a contract example with the texts of the demo mall in a language. Texts without a translation remain unchanged. */
export function sampleDataIn<Data>(language: LanguageCode, data: Data): Data;
export function sampleDataIn(language: LanguageCode, data: unknown): unknown {
  if (typeof data === 'string') return sampleTexts[data]?.[language] ?? data;
  if (Array.isArray(data)) return data.map((item) => sampleDataIn(language, item));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, sampleDataIn(language, value)]));
}

/** Returns the texts of the page that are sample data in another language than this one. */
export function sampleTextsInOtherLanguages(page: HTMLElement, language: LanguageCode): string[] {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    const phrase = sampleTexts[text];
    if (phrase && phrase[language] !== text) found.push(text);
  }
  return found;
}
