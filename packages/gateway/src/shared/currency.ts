/** A currency that prices can be shown in. */
export interface Currency {
  readonly id: number;
  /** Of ISO 4217. */
  readonly code: string;
  readonly symbol: string;
  /** An amount of the default currency times this is the amount in this currency. */
  readonly exchangeRate: number;
}

/** The currency of every amount of the mall. */
export const defaultCurrency: Currency = { id: 1, code: 'CNY', symbol: '¥', exchangeRate: 1 };

/** The currency of the amounts beside it, which clients of the family multiply by the rate. */
export const amountCurrency = { currency_symbol: defaultCurrency.symbol, exchange_rate: defaultCurrency.exchangeRate };
