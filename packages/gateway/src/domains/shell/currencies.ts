import { Fault } from '../../dispatch/fault.ts';

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

/** The currencies that prices can be shown in, the default first. */
export const currencies: readonly Currency[] = [defaultCurrency];

/** Throws `parameter_refused` for the id of a currency that the mall does not have. */
export function requireCurrency(id: number): void {
  if (!currencies.some((currency) => currency.id === id))
    throw new Fault('parameter_refused', { errors: [{ field: 'currency_id', rule: 'known' }] });
}
