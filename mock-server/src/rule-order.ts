import { isDeepStrictEqual } from 'node:util';
import { operations } from '@mall/contract';
import type { Fault } from './faults.ts';
import { matchesApi, type Rule } from './rules.ts';

/** The faults of rules that never apply, since an earlier rule answers all of their calls. */
export function orderFaults(rules: readonly Rule[]): Fault[] {
  const operationsByRule = rules.map(({ api }) => new Set([...operations.keys()].filter((name) => matchesApi(api, name))));
  const includes = (first: number, second: number) =>
    [...(operationsByRule[second] ?? [])].every((name) => operationsByRule[first]?.has(name));
  return rules.flatMap((rule, ruleIndex): Fault[] => {
    const first = rules.slice(0, ruleIndex).findIndex((earlier, index) => includes(index, ruleIndex) && makesUnreachable(earlier, rule));
    if (first < 0) return [];
    const message = `rules.${ruleIndex} never applies: rules.${first} comes before it and answers the same calls.`;
    return [{ field: `rules.${ruleIndex}`, rule: 'unreachable', limit: `rules.${first}`, message }];
  });
}

/** Whether a rule answers every call of its operations that another one would answer. */
function makesUnreachable(earlier: Rule, later: Rule): boolean {
  const conditions = conditionsOf(earlier);
  return Object.values(conditions).every((condition) => condition === undefined) || isDeepStrictEqual(conditions, conditionsOf(later));
}

const conditionsOf = ({ when, whenHeaders, whenState, nth }: Rule) => ({ when, whenHeaders, whenState, nth });
