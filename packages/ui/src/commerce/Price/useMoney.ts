import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { uiNamespace } from '../../i18n/createUiI18n.ts';
import { FormatsContext } from '../../i18n/formats.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { formatMoney, groupMoney, groupNumber, yuanSign } from './formatMoney.ts';
import { intlCurrency, intlMoney } from './intlMoney.ts';

/** Amounts and numbers in the formats of the nearest provider. Amounts are decimal strings; anything else throws a RangeError. */
export interface Money {
  /** The symbol alone: `¥`. */
  readonly symbol: string;
  /** The currency's name, as a label has it: `yuan`. */
  readonly unit: string;
  /** In print: `¥1,280.50`. */
  print(amount: string): string;
  /** In print, without decimals that are all zero: `¥20`. */
  printShort(amount: string): string;
  /** Read aloud: `1,280.50 yuan`. Symbols are not read as the currency's name in every language. */
  spell(amount: string): string;
  /** A whole number: `8,621`. */
  number(value: number): string;
}

/** `const money = useMoney(); money.print('1280.50')`. */
export function useMoney(): Money {
  const say = useUiText();
  const { language } = useTranslation(uiNamespace).i18n;
  const { currency = 'CNY', locale } = useContext(FormatsContext);
  if (currency === 'CNY' && locale === undefined) {
    return {
      symbol: yuanSign,
      unit: say('money.unit'),
      print: formatMoney,
      printShort: (amount) => formatMoney(amount).replace(/\.00$/, ''),
      spell: (amount) => say('money.spoken', { amount: groupMoney(amount) }),
      number: groupNumber,
    };
  }
  const format = { currency, locale: locale ?? language };
  // Names of currencies are words, and words are in the language of the page.
  const words = { currency, locale: language };
  return {
    symbol: intlCurrency(format, 'exact'),
    unit: intlCurrency(words, 'name'),
    print: (amount) => intlMoney(amount, format, 'exact'),
    printShort: (amount) => intlMoney(amount, format, 'short'),
    spell: (amount) => intlMoney(amount, words, 'name'),
    number: (value) => value.toLocaleString(format.locale),
  };
}
