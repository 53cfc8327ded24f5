import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { uiNamespace } from '../../../i18n/createUiI18n.ts';
import { FormatsContext } from '../../../i18n/formats.ts';
import { useUiText } from '../../../i18n/useUiText.ts';
import { formatMoney, groupMoney, groupNumber, yuanSign } from './formatMoney.ts';
import { intlCurrency, intlMoney } from './intlMoney.ts';

/** Formatters of the nearest provider for amounts and numbers. Amounts are decimal strings; any other value throws a RangeError. */
export interface Money {
  /** Currency symbol only: `¥`. */
  readonly symbol: string;
  /** Currency name for labels: `yuan`. */
  readonly unit: string;
  /** Formats an amount for display: `¥1,280.50`. */
  print(amount: string): string;
  /** Formats an amount for display, without decimals that are all zero: `¥20`. */
  printShort(amount: string): string;
  /** Formats an amount for screen readers: `1,280.50 yuan`. They do not read symbols as the currency's name in every language. */
  spell(amount: string): string;
  /** Formats a number: `8,621`. */
  number(value: number): string;
}

/** Returns the formatters of the nearest provider: `const money = useMoney(); money.print('1280.50')`. */
export function useMoney(): Money {
  const t = useUiText();
  const { language } = useTranslation(uiNamespace).i18n;
  const { currency = 'CNY', locale } = useContext(FormatsContext);
  if (currency === 'CNY' && locale === undefined) {
    return {
      symbol: yuanSign,
      unit: t('money.unit'),
      print: formatMoney,
      printShort: (amount) => formatMoney(amount).replace(/\.00$/, ''),
      spell: (amount) => t('money.spoken', { amount: groupMoney(amount) }),
      number: groupNumber,
    };
  }
  const format = { currency, locale: locale ?? language };
  // Currency names use the language of the page, not the locale of the amounts.
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
