import { adviceOf, type Fault, knownNames } from './faults.ts';
import { nearest } from './nearest.ts';
import type { Rule } from './rules.ts';
import { initialState, type KnownStates } from './states.ts';

/** The states that the steps of rules set, each with its values. */
export function statesOf(rules: readonly Rule[]): KnownStates {
  const states = new Map<string, Set<string>>();
  const steps = rules.flatMap(({ answer }) => answer);
  for (const [name, value] of steps.flatMap(({ setState = {} }) => Object.entries(setState)))
    states.set(name, (states.get(name) ?? new Set()).add(value));
  return states;
}

interface StateProblems {
  /** States whose spelling is similar to that of a state that the same rules set. */
  readonly faults: readonly Fault[];
  /** States that nothing sets yet; rules for other calls may set them later. */
  readonly warnings: readonly Fault[];
}

/** Finds the conditions on states that no rule sets; `others` are the states that other rules in effect set. */
export function stateProblems(rules: readonly Rule[], others: KnownStates): StateProblems {
  const own = statesOf(rules);
  const problems = rules.flatMap(({ whenState = {} }, at) =>
    Object.entries(whenState).flatMap(([name, value]) => problemOf(name, value, `rules.${at}.whenState.${name}`, own, others)),
  );
  return {
    faults: problems.filter(({ isFault }) => isFault).map(({ fault }) => fault),
    warnings: problems.filter(({ isFault }) => !isFault).map(({ fault }) => fault),
  };
}

function problemOf(name: string, value: string, field: string, own: KnownStates, others: KnownStates) {
  if (others.get(name)?.has(value)) return [];
  const values = own.get(name);
  if (values === undefined && others.has(name)) return value === initialState ? [] : [unset(field, `"${name}" to "${value}"`, value, [])];
  if (values === undefined) return [unset(field, `"${name}"`, name, own.keys())];
  if (values.has(value) || value === initialState) return [];
  return [unset(field, `"${name}" to "${value}"`, value, [...values, initialState])];
}

function unset(field: string, what: string, name: string, names: Iterable<string>) {
  const known = [...names];
  const message = `${field}: no rule sets the state ${what}.${adviceOf(name, known)}`;
  return { isFault: nearest(name, known).length > 0, fault: { field, ...knownNames(name, known), message } };
}
