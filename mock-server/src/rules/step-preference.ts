import type { Operation } from '@mall/contract';
import { choose, type Preference } from '../responses/preference.ts';
import type { Step } from './rules.ts';

/** The preference of a step. A rule for several operations does not apply to those that do not declare its response. */
export function preferenceOf(step: Step, operation: Operation | undefined): Preference & Pick<Step, 'unchecked'> {
  if (step.http?.body !== undefined) return { dynamic: false };
  const preference = { dynamic: false, ...step };
  return operation && 'rule' in choose(operation, preference) ? { dynamic: false } : preference;
}
