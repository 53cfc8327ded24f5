import { operations } from '@mall/contract';
import type { Finding } from './findings.ts';
import type { Judgement } from './judge.ts';

/** A way in which calls of one operation broke the contract, and how often. */
export interface Violation extends Finding {
  readonly count: number;
}

/** What was seen of one operation. */
export interface OperationReport {
  readonly api: string;
  readonly calls: number;
  /** Answers by code: `{ "200": 3, "50010": 1 }`; "no answer", "cut off", "abandoned", "no code" where there is none. */
  readonly answers: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  readonly violations: readonly Violation[];
}

/** What a verifier has seen so far. */
export interface Report {
  readonly target: string;
  /** Calls of operations. Whatever else went through, pictures and the like, is in `others`. */
  readonly calls: number;
  readonly others: number;
  /** How many calls broke the contract. */
  readonly broken: number;
  /** The operations that were called, by name. */
  readonly operations: readonly OperationReport[];
  /** The operations of the contract that were not. */
  readonly neverCalled: readonly string[];
}

/** Adds calls up to a report. */
export interface Tally {
  add(judgement: Judgement): void;
  /** `others` is how many requests were no calls. */
  report(target: string, others: number): Report;
}

export function createTally(): Tally {
  const judged: Judgement[] = [];
  return {
    add(judgement) {
      judged.push(judgement);
    },
    report(target, others) {
      const byName = Map.groupBy(judged, ({ name }) => name);
      return {
        target,
        calls: judged.length,
        others,
        broken: judged.filter(({ findings }) => findings.length > 0).length,
        operations: [...byName].sort(([a], [b]) => a.localeCompare(b)).map(([api, calls]) => operationReport(api, calls)),
        neverCalled: [...operations.keys()].filter((api) => !byName.has(api)),
      };
    },
  };
}

function operationReport(api: string, calls: readonly Judgement[]): OperationReport {
  const verdicts = Map.groupBy(calls, ({ verdict }) => verdict);
  const alike = Map.groupBy(
    calls.flatMap(({ findings }) => findings),
    (finding) => JSON.stringify(finding),
  );
  return {
    api,
    calls: calls.length,
    answers: Object.fromEntries([...verdicts].map(([verdict, { length }]) => [verdict, length])),
    slowestMs: Math.round(Math.max(...calls.map(({ milliseconds }) => milliseconds))),
    violations: [...alike.values()].flatMap(([finding, ...more]) => (finding ? [{ ...finding, count: more.length + 1 }] : [])),
  };
}
