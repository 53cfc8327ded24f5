/** What a ledger counts: money as decimal strings, or whole points. */
export type LedgerUnit = 'money' | 'points';

/** A signed amount taken apart. */
export interface SignedAmount {
  readonly isOut: boolean;
  /** `+` or `−`. */
  readonly sign: string;
  /** Without its sign. */
  readonly size: string;
}

/** Takes `-20.00` or `60` apart. */
export function signedAmount(amount: string): SignedAmount {
  const isOut = amount.startsWith('-');
  return { isOut, sign: isOut ? '\u2212' : '+', size: isOut ? amount.slice(1) : amount };
}
