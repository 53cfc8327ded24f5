import { countNoun } from '../verify/shape.ts';
import type { Result } from './run.ts';

/** The results of a run. */
export interface FamilyReport {
  readonly target: string;
  readonly passed: number;
  readonly failed: number;
  readonly notRun: number;
  readonly results: readonly Result[];
}

/** Sums results up. */
export function familyReport(target: string, results: readonly Result[]): FamilyReport {
  const count = (wanted: Result['outcome']) => results.filter(({ outcome }) => outcome === wanted).length;
  return { target, passed: count('passed'), failed: count('failed'), notRun: count('not run'), results };
}

/** The lines about an entry that did not pass: each field with its reason, or the requirement of an entry that was not run. */
export function describeProblems({ problems, reason }: Result): string[] {
  const fields = problems.map(({ field, expected, received }) => `${field}: expected ${expected}, received ${received}`);
  return reason === undefined ? fields : [`not run: ${reason}`, ...fields];
}

const outcomeMarks: Readonly<Record<Result['outcome'], string>> = { passed: '✓', failed: '✗', 'not run': '-' };

/** A report for people: each operation with its entries. */
export function familyText({ target, results, passed, failed, notRun }: FamilyReport): string {
  const operations = new Set(results.map(({ api }) => api)).size;
  return [
    `Entries of a client of the product family at ${target}:`,
    ...[...Map.groupBy(results, ({ journey }) => journey)].flatMap(([journey, members]) => ['', journey, ...members.flatMap(linesOf)]),
    '',
    `${results.length} entries of ${countNoun(operations, 'operation')}: ${passed} passed, ${failed} failed, ${notRun} not run.`,
    '',
  ].join('\n');
}

function linesOf(result: Result): string[] {
  return [`  ${outcomeMarks[result.outcome]} ${result.api}: ${result.title}`, ...describeProblems(result).map((line) => `      ${line}`)];
}
