import { isDeepStrictEqual } from 'node:util';
import { type Operation, operations } from '@mall/contract';
import type { Fault } from '../faults.ts';
import { affectsRefusedCalls } from './condition-faults.ts';
import { implies } from './condition-logic.ts';
import { matchesApi, type Rule } from './rules.ts';
import type { States } from './states.ts';
import type { When } from './when.ts';

/** The errors of rules that never apply, because an earlier rule answers all of their calls. */
export function orderFaults(rules: readonly Rule[]): Fault[] {
  const operationsByRule = rules.map(({ api }) => new Set([...operations.keys()].filter((name) => matchesApi(api, name))));
  const includes = (first: number, second: number) =>
    [...(operationsByRule[second] ?? [])].every((name) => operationsByRule[first]?.has(name));
  return rules.flatMap((rule, ruleIndex): Fault[] => {
    const first = rules.slice(0, ruleIndex).findIndex((earlier, index) => includes(index, ruleIndex) && makesUnreachable(earlier, rule));
    if (first < 0) return [];
    const message = `rules.${ruleIndex} never applies: rules.${first} precedes it and answers the same calls.`;
    return [{ field: `rules.${ruleIndex}`, rule: 'unreachable', limit: `rules.${first}`, message }];
  });
}

/** Whether an earlier rule answers every call that a later one would answer. */
function makesUnreachable(earlier: Rule, later: Rule): boolean {
  if (isDeepStrictEqual(conditionsOf(earlier), conditionsOf(later))) return true;
  if (earlier.nth !== undefined || !includesStates(earlier.whenState, later.whenState)) return false;
  const ruleOperations = [...operations.values()].filter(({ api }) => matchesApi(later.api, api));
  return ruleOperations.every(
    (operation) =>
      impliesAll(operation, later, earlier.when, later.when) && impliesAll(operation, later, earlier.whenHeaders, later.whenHeaders, true),
  );
}

const includesStates = (subset: States = {}, states: States = {}) =>
  Object.entries(subset).every(([name, state]) => states[name] === state);

/** Whether every call that matches the conditions of the later rule also matches those of the earlier one. */
function impliesAll(operation: Operation, later: Rule, earlier: When = {}, conditions: When = {}, areHeaders = false): boolean {
  const includesRefused = areHeaders || affectsRefusedCalls(later);
  return Object.entries(earlier).every(([path, earlierCondition]) => {
    const condition = conditions[path];
    if (condition === undefined) return false;
    if (isDeepStrictEqual(condition, earlierCondition)) return true;
    return implies({ operation, path: areHeaders ? undefined : path, includesRefused }, condition, earlierCondition);
  });
}

const conditionsOf = ({ when, whenHeaders, whenState, nth }: Rule) => ({ when, whenHeaders, whenState, nth });
