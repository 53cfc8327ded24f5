import { addDays, addMonths, startOfDay } from '../../shared/clock.ts';
import { type Cents, parseMoney } from '../../shared/money.ts';
import type { PlanNumber } from './schema.ts';

/** A membership period and its price. */
export interface Plan {
  readonly number: PlanNumber;
  /** The key of its texts. */
  readonly key: 'month' | 'quarter' | 'year';
  readonly months: number;
  readonly days: number;
  readonly price: Cents;
}

/** The available plans, shortest first. */
export const plans: readonly Plan[] = [
  { number: 1, key: 'month', months: 1, days: 30, price: parseMoney('25.00') },
  { number: 2, key: 'quarter', months: 3, days: 90, price: parseMoney('68.00') },
  { number: 3, key: 'year', months: 12, days: 365, price: parseMoney('238.00') },
];

/** Points credited for the first membership. */
export const joiningPoints = 1000;

/** Returns the plan with a number. */
export function planOf(number: PlanNumber): Plan {
  const plan = plans.find((one) => one.number === number);
  if (!plan) throw new RangeError(`There is no plan ${number}`);
  return plan;
}

/** Returns the end of a plan that starts now, or when the current membership ends: the last second of the day. */
export function endOf(plan: Plan, endsAt: Date | undefined, now: Date): Date {
  const from = endsAt !== undefined && endsAt > now ? endsAt : now;
  return new Date(addDays(startOfDay(addMonths(from, plan.months)), 1).getTime() - 1000);
}
