import { centsOf } from '../../commerce/catalog/Price/formatMoney.ts';

const decimal = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Returns the highest possible amount: the balance, or the limit if that is lower. */
export function largestWithdrawal(balance: string, maximum: string): string {
  return decimal(Math.min(centsOf(balance), centsOf(maximum)));
}

/**
 * Returns the fee of an amount, rounded to a cent, and the payout; decimal strings. For display only: the server calculates the actual fee.
 *
 * @param amount a decimal string
 * @param rate the fee as a share of the amount, `0.006`
 */
export function feeOf(amount: string, rate: string): { fee: string; rest: string } {
  const [whole = '', fraction = ''] = rate.split('.');
  const parts = 10n ** BigInt(fraction.length);
  const cents = BigInt(centsOf(amount));
  const fee = Number((2n * cents * BigInt(whole + fraction) + parts) / (2n * parts));
  return { fee: decimal(fee), rest: decimal(Number(cents) - fee) };
}

/**
 * Formats a rate: `0.006` becomes `0.6%`.
 *
 * @param locale language tag of the provider's formats; omitted, `0.6%` in every language, as with amounts
 */
export function percentOf(rate: string, locale = 'en-US'): string {
  return Number(rate).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 4 });
}
