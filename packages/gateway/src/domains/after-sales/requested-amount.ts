import { Fault } from '../../dispatch/fault.ts';
import type { Cents } from '../../shared/money.ts';
import { paidFor } from '../orders/after-sale-lines.ts';
import type { LineFacts, Refundable } from './eligibility.ts';

const refused = (rule: string) => new Fault('parameter_refused', { errors: [{ field: 'refund_apply_money', rule }] });

/** The share of one line in the requested amount, in cents. */
export interface LineAmount {
  readonly lineId: number;
  readonly productsAmount: Cents;
  readonly freight: Cents;
}

/**
 * Divides the requested amount of an application among its lines; undefined requests everything refundable. The amount covers the products
 * first, in proportion to their paid amounts and exact to the cent; the rest is the delivery fee, which the last line includes.
 * Throws `parameter_refused` when the amount is zero or exceeds the refundable amount.
 */
export function divideAmount(
  requested: Cents | undefined,
  { productsAmount, freight }: Refundable,
  lines: readonly LineFacts[],
): LineAmount[] {
  const amount = requested ?? productsAmount + freight;
  if (amount <= 0n) throw refused('minimum');
  if (amount > productsAmount + freight) throw refused('maximum');
  const forProducts = amount < productsAmount ? amount : productsAmount;
  const shares = inProportion(forProducts, lines.map(paidFor));
  return lines.map(({ id }, index) => ({
    lineId: id,
    productsAmount: shares[index] ?? 0n,
    freight: index === lines.length - 1 ? amount - forProducts : 0n,
  }));
}

/**
 * Divides an amount by rounding down running totals, so that the parts add up and none exceeds its weight while the amount is at most their
 * sum.
 */
function inProportion(amount: Cents, weights: readonly Cents[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) return weights.map(() => 0n);
  let weighed = 0n;
  let given = 0n;
  return weights.map((weight) => {
    weighed += weight;
    const part = (amount * weighed) / total - given;
    given += part;
    return part;
  });
}
