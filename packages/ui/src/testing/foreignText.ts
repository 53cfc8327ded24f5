import { type LanguageCode, languageTag } from '../i18n/languages.ts';

/** Names and terms with Latin letters in Chinese and Korean texts as well. */
const latinNames = /\b(Alipay|App Store|App|Apple|Cookie|Google Play|QR Code|WebP)\b/g;

/** Elements that are not part of a story's text, such as Storybook's hidden notices. */
const unread = 'script, style, noscript, code, [class*="sb-"]';

const shownAttributes = ['alt', 'aria-label', 'placeholder', 'title'] as const;

const otherScripts: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\p{Script=Han}|\p{Script=Hangul}/u,
  zh: /\p{Script=Hangul}/u,
  tn: /\p{Script=Hangul}/u,
  ko: /\p{Script=Han}/u,
};

const isEnglishWord = (word: string) => word !== word.toUpperCase();

/**
 * Returns whether a text has a part in another language: Chinese or Korean characters in English, an English word in the others. E-mail
 * addresses, codes and abbreviations belong to no language.
 */
export function isForeign(text: string, language: LanguageCode): boolean {
  if (otherScripts[language].test(text)) return true;
  if (language === 'en') return false;
  const plain = text.replaceAll(/\S*[@/#]\S*|\S*\.\w{3,}/g, '').replaceAll(latinNames, '');
  return (plain.match(/\b[A-Za-z]{3,}\b/g) ?? []).some(isEnglishWord);
}

/** Returns whether an element belongs to the story and is not marked as text of another language. */
const isInLanguage = (element: Element, language: LanguageCode) =>
  !element.closest(unread) && element.closest('[lang]')?.getAttribute('lang') === languageTag(language);

/** Returns every text of the document: of its elements, and of the attributes that are displayed or read aloud. */
function* shownTexts(language: LanguageCode): Generator<string> {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement && isInLanguage(text.parentElement, language)) yield text.nodeValue?.trim() ?? '';
  }
  for (const name of shownAttributes) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      if (isInLanguage(element, language)) yield element.getAttribute(name) ?? '';
    }
  }
}

/** Returns the texts of the document that are in another language than this one and not marked so by `lang`. */
export function foreignTexts(language: LanguageCode): string[] {
  return [...new Set(shownTexts(language))].filter((text) => isForeign(text, language));
}
