import { type Fault, knownNames, suggestionFor } from '../faults.ts';
import { nearest } from '../nearest.ts';
import { referencedStates } from '../responses/template.ts';
import type { Rule } from './rules.ts';
import { initialState, type KnownStates } from './states.ts';

/** The states that the steps of rules set, each with the values that they set. */
export function statesOf(rules: readonly Rule[]): KnownStates {
  const states = new Map<string, Set<string>>();
  const steps = rules.flatMap(({ response }) => response);
  for (const [name, value] of steps.flatMap(({ setState = {} }) => Object.entries(setState)))
    states.set(name, (states.get(name) ?? new Set()).add(value));
  return states;
}

interface StateProblems {
  /** States whose spelling is similar to that of a state that the same rules set. */
  readonly faults: readonly Fault[];
  /** States that no rule sets yet; rules for other calls may be added later. */
  readonly warnings: readonly Fault[];
}

/** Finds the conditions on states that no rule sets; `statesOfOtherRules` are the states that the other rules in effect set. */
export function stateProblems(rules: readonly Rule[], statesOfOtherRules: KnownStates): StateProblems {
  const statesOfRules = statesOf(rules);
  const conditionProblems = rules.flatMap(({ whenState = {} }, index) =>
    Object.entries(whenState).flatMap(([name, value]) =>
      problemOf(name, value, `rules.${index}.whenState.${name}`, statesOfRules, statesOfOtherRules),
    ),
  );
  const templateProblems = rules.flatMap(({ response }, index) =>
    [...new Set(referencedStates(response))].flatMap((name) =>
      statesOfRules.has(name) || statesOfOtherRules.has(name)
        ? []
        : [unsetStateProblem(`rules.${index}.response`, `"${name}"`, name, statesOfRules.keys())],
    ),
  );
  const problems = [...conditionProblems, ...templateProblems];
  return {
    faults: problems.filter(({ isFault }) => isFault).map(({ fault }) => fault),
    warnings: problems.filter(({ isFault }) => !isFault).map(({ fault }) => fault),
  };
}

function problemOf(name: string, value: string, field: string, statesOfRules: KnownStates, statesOfOtherRules: KnownStates) {
  const isFromTemplate = (known?: ReadonlySet<string>) => [...(known ?? [])].some((text) => text.includes('{{'));
  const values = statesOfRules.get(name);
  if (statesOfOtherRules.get(name)?.has(value) || isFromTemplate(statesOfOtherRules.get(name)) || isFromTemplate(values)) return [];
  if (values === undefined && statesOfOtherRules.has(name))
    return value === initialState ? [] : [unsetStateProblem(field, `"${name}" to "${value}"`, value, [])];
  if (values === undefined) return [unsetStateProblem(field, `"${name}"`, name, statesOfRules.keys())];
  if (values.has(value) || value === initialState) return [];
  return [unsetStateProblem(field, `"${name}" to "${value}"`, value, [...values, initialState])];
}

function unsetStateProblem(field: string, assignment: string, name: string, names: Iterable<string>) {
  const known = [...names];
  const message = `${field}: no rule sets the state ${assignment}.${suggestionFor(name, known)}`;
  return { isFault: nearest(name, known).length > 0, fault: { field, ...knownNames(name, known), message } };
}
