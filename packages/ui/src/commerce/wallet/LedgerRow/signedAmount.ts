/** Unit of a ledger: money as decimal strings, or whole points. */
export type LedgerUnit = 'money' | 'points';

/** A signed amount, split into sign and size. */
export interface SignedAmount {
  readonly isOut: boolean;
  /** `+` or `−`. */
  readonly sign: string;
  /** Amount without its sign. */
  readonly size: string;
}

/** Splits `-20.00` or `60` into sign and size. */
export function signedAmount(amount: string): SignedAmount {
  const isOut = amount.startsWith('-');
  return { isOut, sign: isOut ? '\u2212' : '+', size: isOut ? amount.slice(1) : amount };
}
