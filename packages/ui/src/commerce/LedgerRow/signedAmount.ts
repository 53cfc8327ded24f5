import { formatMoney, groupMoney, groupNumber } from '../Price/formatMoney.ts';

/** What a ledger counts: yuan as decimal strings, or whole points. */
export type LedgerUnit = 'money' | 'points';

/** A signed amount taken apart for print and for reading aloud. */
export interface SignedAmount {
  readonly isOut: boolean;
  /** `+` or `−`. */
  readonly sign: string;
  /** Without its sign: `¥20.00`, `60`. */
  readonly printed: string;
  /** Grouped, without sign and unit: `1,280.00`. */
  readonly size: string;
  /** For the plural of its unit. */
  readonly count: number;
}

/** Takes `-20.00` or `60` apart; an amount of money that is none throws a RangeError. */
export function signedAmount(amount: string, unit: LedgerUnit): SignedAmount {
  const isOut = amount.startsWith('-');
  const bare = isOut ? amount.slice(1) : amount;
  const sign = isOut ? '\u2212' : '+';
  const count = Number(bare);
  if (unit === 'money') return { isOut, sign, printed: formatMoney(bare), size: groupMoney(bare), count };
  return { isOut, sign, printed: groupNumber(count), size: groupNumber(count), count };
}
