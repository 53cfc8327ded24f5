import { Fault } from '../../dispatch/fault.ts';
import { type Currency, defaultCurrency } from '../../shared/currency.ts';

/** The currencies in which prices can be shown, the default first. */
export const currencies: readonly Currency[] = [defaultCurrency];

/** Throws `parameter_refused` for the id of a currency that the mall does not have. */
export function requireCurrency(id: number): void {
  if (!currencies.some((currency) => currency.id === id))
    throw new Fault('parameter_refused', { errors: [{ field: 'currency_id', rule: 'exists' }] });
}
