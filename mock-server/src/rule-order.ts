import { isDeepStrictEqual } from 'node:util';
import { operations } from '@mall/contract';
import type { Fault } from './faults.ts';
import { isFor, type Rule } from './rules.ts';

/** The faults of rules that never apply, since an earlier rule answers all of their calls. */
export function orderFaults(rules: readonly Rule[]): Fault[] {
  const apis = rules.map(({ api }) => new Set([...operations.keys()].filter((name) => isFor(api, name))));
  const includes = (first: number, second: number) => [...(apis[second] ?? [])].every((name) => apis[first]?.has(name));
  return rules.flatMap((rule, at): Fault[] => {
    const first = rules.slice(0, at).findIndex((earlier, index) => includes(index, at) && answersAllOf(earlier, rule));
    if (first < 0) return [];
    const message = `rules.${at} never applies: rules.${first} comes before it and answers the same calls.`;
    return [{ field: `rules.${at}`, rule: 'unreachable', limit: `rules.${first}`, message }];
  });
}

/** Whether a rule answers every call of its operations that another one would answer. */
function answersAllOf(earlier: Rule, later: Rule): boolean {
  const conditions = conditionsOf(earlier);
  return Object.values(conditions).every((condition) => condition === undefined) || isDeepStrictEqual(conditions, conditionsOf(later));
}

const conditionsOf = ({ when, whenHeaders, whenState, nth }: Rule) => ({ when, whenHeaders, whenState, nth });
