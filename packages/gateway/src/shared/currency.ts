/** A currency in which prices can be shown. */
export interface Currency {
  readonly id: number;
  /** ISO 4217 code. */
  readonly code: string;
  readonly symbol: string;
  /** The factor from an amount in the default currency to the amount in this currency. */
  readonly exchangeRate: number;
}

/** The currency of every amount of the mall. */
export const defaultCurrency: Currency = { id: 1, code: 'CNY', symbol: '¥', exchangeRate: 1 };

/** The currency of the amounts in the same object, which clients of the family multiply by the rate. */
export const amountCurrency = { currency_symbol: defaultCurrency.symbol, exchange_rate: defaultCurrency.exchangeRate };
