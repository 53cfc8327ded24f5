import { type LanguageCode, languageTag } from '../i18n/languages.ts';

/** Names and terms that have Latin letters in other languages as well. */
const names = new Set([
  'Sylvane',
  'Alipay',
  'WeChat',
  'PayPal',
  'Mastercard',
  'Express',
  'App',
  'Cookie',
  'Store',
  'Google',
  'Play',
  'WebP',
  'Tab',
]);

/** Elements that are not part of a story's text, such as Storybook's hidden notices. */
const unread = 'script, style, noscript, code, [class*="sb-"]';

const isForeign = (word: string) => !names.has(word) && word !== word.toUpperCase();

/** Returns the English texts of a page in another language, except for addresses, codes and abbreviations. */
export function englishLeft(language: LanguageCode): string[] {
  if (language === 'en') return [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const left: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: parent, nodeValue } = text;
    if (!parent || !nodeValue || parent.closest(unread)) continue;
    if (parent.closest('[lang]')?.getAttribute('lang') !== languageTag(language)) continue;
    const plain = nodeValue.replaceAll(/\S*[@/#]\S*|\S*\.\w{3,}/g, '');
    if ((plain.match(/\b[A-Za-z]{3,}\b/g) ?? []).some(isForeign)) left.push(nodeValue.trim());
  }
  return left;
}
