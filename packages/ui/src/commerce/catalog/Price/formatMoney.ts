/** Sign of the yuan, U+00A5; Intl would print `CN¥` in three of the four languages. */
export const yuanSign = '\u00a5';

/**
 * Formats an amount in yuan, identically in every language: `1280.5` becomes `¥1,280.50`. Components print amounts in the currency of their
 * provider, with `useMoney`.
 * Takes the wire's decimal string (or `-12.00`). Throws a RangeError for any other value, so that no wrong price is shown.
 */
export function formatMoney(amount: string): string {
  const { sign, whole, cents } = partsOf(amount);
  return `${sign}${yuanSign}${whole}.${cents}`;
}

/** Groups an amount without its currency sign: `1,280.50`; for screen readers, with the currency name. */
export function groupMoney(amount: string): string {
  const { sign, whole, cents } = partsOf(amount);
  return `${sign}${whole}.${cents}`;
}

/** Formats a number with at most two decimals, identically in every language: `8621` becomes `8,621`. */
export function groupNumber(value: number): string {
  return grouped(String(value));
}

/** Returns a decimal string in whole cents. */
export function centsOf(amount: string): number {
  const { sign, whole, cents } = partsOf(amount);
  return Number(`${sign === '' ? '' : '-'}${whole.replaceAll(',', '')}${cents}`);
}

/** Returns the two ends of `98.00-218.00`, or a single amount twice. */
export function rangeOf(value: string): { from: string; to: string } {
  const [, from = value, to = from] = /^(-?\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?$/.exec(value.replaceAll(' ', '')) ?? [];
  return { from, to };
}

/** Converts a decimal string to a number for Intl. Throws a RangeError for any other value. */
export function amountOf(amount: string): number {
  return centsOf(amount) / 100;
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

function partsOf(amount: string) {
  const [match, minus = '', digits = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,2})\d*)?$/.exec(amount.trim()) ?? [];
  if (match === undefined) throw new RangeError(`not an amount of money: "${amount}"`);
  const whole = grouped(digits.replace(/^0+(?=\d)/, ''));
  return { sign: minus === '' ? '' : '\u2212', whole, cents: fraction.padEnd(2, '0') };
}
