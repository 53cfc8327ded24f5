import { amountOf } from './formatMoney.ts';

/** A currency and the conventions for its amounts. */
export interface MoneyFormat {
  /** ISO 4217 code, such as `EUR`. */
  readonly currency: string;
  /** Language tag for Intl: grouping, decimal separator, position of the symbol. */
  readonly locale: string;
}

/** `short` omits decimals that are all zero; `name` uses the currency's name instead of its symbol. */
type MoneyStyle = 'exact' | 'short' | 'name';

const styles: Readonly<Record<MoneyStyle, Intl.NumberFormatOptions>> = {
  exact: { currencyDisplay: 'narrowSymbol' },
  short: { currencyDisplay: 'narrowSymbol', trailingZeroDisplay: 'stripIfInteger' },
  name: { currencyDisplay: 'name' },
};

// Cached: creating a formatter is expensive, and a page prints many amounts.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf({ currency, locale }: MoneyFormat, style: MoneyStyle): Intl.NumberFormat {
  const key = `${locale} ${currency} ${style}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, ...styles[style] });
  formatters.set(key, formatter);
  return formatter;
}

/** Formats a decimal string with the number of decimals of its currency: `1280.50` becomes `€1,280.50`, or `₩1,281`. */
export function intlMoney(amount: string, format: MoneyFormat, style: MoneyStyle): string {
  return formatterOf(format, style).format(amountOf(amount)).replace('-', '\u2212');
}

/** Returns the currency only, as `style` writes it: `€`, or `euros`. */
export function intlCurrency(format: MoneyFormat, style: MoneyStyle): string {
  const parts = formatterOf(format, style).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? format.currency;
}
