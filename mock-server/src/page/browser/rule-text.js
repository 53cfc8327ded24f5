/** @import { Rule } from '../../rules/rules.ts' */

/** @param {unknown} value */
const textOf = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/**
 * Formats a step, conditions or states as text.
 *
 * @param {object} members
 */
export const pairs = (members) =>
  Object.entries(members)
    .map(([name, value]) => `${name} ${textOf(value)}`)
    .join(', ');

/**
 * Formats the conditions of a rule as text; empty without any.
 *
 * @param {Rule} rule
 */
export const conditionsOf = ({ when, whenHeaders, whenState, nth }) =>
  [
    when && ` when ${pairs(when)}`,
    whenHeaders && ` when header ${pairs(whenHeaders)}`,
    whenState && ` when state ${pairs(whenState)}`,
    nth && ` (call ${nth})`,
  ]
    .filter(Boolean)
    .join('');

/**
 * Whether a rule applies to each call of its operation.
 *
 * @param {Rule} rule
 */
export const isUnconditional = ({ when, whenHeaders, whenState, nth }) => !(when || whenHeaders || whenState || nth);
