import type { LanguageCode } from '../i18n/languages.ts';
import { inLanguage } from './globals.ts';

/** The bank cards of the stories' customer, the default one first. */
export function storyCards(language: LanguageCode) {
  const say = inLanguage(language);
  return [
    { id: '71', bank: say('China Merchants Bank', '招商银行', '초상은행'), lastDigits: '1234', isDefault: true },
    { id: '72', bank: say('Bank of Communications', '交通银行', '교통은행'), lastDigits: '9020' },
    { id: '73', bank: say('Industrial and Commercial Bank of China', '中国工商银行', '중국공상은행'), lastDigits: '7781' },
  ];
}
