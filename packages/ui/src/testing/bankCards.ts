import type { LanguageCode } from '../i18n/languages.ts';

/** The bank cards of the stories' customer, the default one first. */
export function storyCards(language: LanguageCode) {
  const zh = language !== 'en';
  return [
    { id: '71', bank: zh ? '招商银行' : 'China Merchants Bank', lastDigits: '1234', isDefault: true },
    { id: '72', bank: zh ? '交通银行' : 'Bank of Communications', lastDigits: '9020' },
    { id: '73', bank: zh ? '中国工商银行' : 'Industrial and Commercial Bank of China', lastDigits: '7781' },
  ];
}
