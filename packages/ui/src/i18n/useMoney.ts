import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, groupMoney, groupNumber, yuanSign } from '../commerce/Price/formatMoney.ts';
import { intlCurrency, intlMoney } from '../commerce/Price/intlMoney.ts';
import { uiNamespace } from './createUiI18n.ts';
import { useUiText } from './useUiText.ts';

/** How amounts of money and numbers are written. */
export interface Formats {
  /** ISO 4217 code of the currency that every amount is in. @default 'CNY' */
  readonly currency?: string | undefined;
  /**
   * Language tag by whose conventions numbers are written, such as `de-DE` for `1.280,50 €`. Left out, yuan are `¥1,280.50` in every language and
   * another currency follows the language of the page.
   */
  readonly locale?: string | undefined;
}

/** The formats of the application; filled by the provider's `formats`. */
export const FormatsContext = createContext<Formats>({});

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
