import { operations } from '@mall/contract';
import type { Finding } from './findings.ts';
import type { RequestNotice } from './request-notices.ts';
import type { CallValidation } from './validate-exchange.ts';

/** A violation of the contract by calls of one operation, with their number. */
export interface Violation extends Finding {
  readonly count: number;
}

/** A field that the contract does not describe in requests of one operation, with the number of calls. */
export interface Notice extends RequestNotice {
  readonly count: number;
}

/** The calls of one operation. */
export interface OperationReport {
  readonly api: string;
  readonly calls: number;
  /** Responses by code: `{ "200": 3, "50010": 1 }`; "no response", "cut off", "abandoned", "no code" where there is none. */
  readonly responses: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  readonly violations: readonly Violation[];
  /** Fields of requests that the contract does not describe, such as misspelled ones. They are no violations. */
  readonly notices: readonly Notice[];
}

/** The calls that a verifier has checked so far. */
export interface Report {
  readonly target: string;
  /** The number of calls of operations; `others` counts other requests, such as those for images. */
  readonly calls: number;
  readonly others: number;
  /** The number of calls that violated the contract. */
  readonly broken: number;
  /** The operations that were called, by name. */
  readonly operations: readonly OperationReport[];
  /** The operations of the contract that were not called. */
  readonly neverCalled: readonly string[];
}

/** Collects calls for a report. */
export interface Tally {
  add(validation: CallValidation): void;
  /** `others` is the number of requests that are no calls of operations. */
  report(target: string, others: number): Report;
}

export function createTally(): Tally {
  const validations: CallValidation[] = [];
  return {
    add(validation) {
      validations.push(validation);
    },
    report(target, others) {
      const byName = Map.groupBy(validations, ({ name }) => name);
      return {
        target,
        calls: validations.length,
        others,
        broken: validations.filter(({ findings }) => findings.length > 0).length,
        operations: [...byName].sort(([a], [b]) => a.localeCompare(b)).map(([api, calls]) => operationReport(api, calls)),
        neverCalled: [...operations.keys()].filter((api) => !byName.has(api)),
      };
    },
  };
}

function operationReport(api: string, calls: readonly CallValidation[]): OperationReport {
  const verdicts = Map.groupBy(calls, ({ verdict }) => verdict);
  return {
    api,
    calls: calls.length,
    responses: Object.fromEntries([...verdicts].map(([verdict, { length }]) => [verdict, length])),
    slowestMs: Math.round(Math.max(...calls.map(({ milliseconds }) => milliseconds))),
    violations: countEqual(calls.flatMap(({ findings }) => findings)),
    notices: countEqual(calls.flatMap(({ notices }) => notices)),
  };
}

/** Each different value with its number. */
function countEqual<Value extends object>(values: readonly Value[]): (Value & { readonly count: number })[] {
  const grouped = Map.groupBy(values, (value) => JSON.stringify(value));
  return [...grouped.values()].flatMap(([value, ...more]) => (value ? [{ ...value, count: more.length + 1 }] : []));
}
