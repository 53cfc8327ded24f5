import { amountOf } from './formatMoney.ts';

/** A currency and the conventions that its amounts are written by. */
export interface MoneyFormat {
  /** ISO 4217 code, such as `EUR`. */
  readonly currency: string;
  /** Language tag for Intl: grouping, decimal sign, place of the symbol. */
  readonly locale: string;
}

/** `short` leaves out decimals that are all zero; `name` has the currency's name instead of its symbol. */
type MoneyStyle = 'exact' | 'short' | 'name';

const styles: Readonly<Record<MoneyStyle, Intl.NumberFormatOptions>> = {
  exact: { currencyDisplay: 'narrowSymbol' },
  short: { currencyDisplay: 'narrowSymbol', trailingZeroDisplay: 'stripIfInteger' },
  name: { currencyDisplay: 'name' },
};

// Making a formatter is dear, and a page prints many amounts.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf({ currency, locale }: MoneyFormat, style: MoneyStyle): Intl.NumberFormat {
  const key = `${locale} ${currency} ${style}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, ...styles[style] });
  formatters.set(key, formatter);
  return formatter;
}

/** A decimal string in a currency, with as many decimals as the currency has: `1280.50` becomes `€1,280.50`, or `₩1,281`. */
export function intlMoney(amount: string, format: MoneyFormat, style: MoneyStyle): string {
  return formatterOf(format, style).format(amountOf(amount)).replace('-', '\u2212');
}

/** The currency alone, as `style` writes it: `€`, or `euros`. */
export function intlCurrency(format: MoneyFormat, style: MoneyStyle): string {
  const parts = formatterOf(format, style).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? format.currency;
}
