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

/** Summarizes results. */
export function familyReport(target: string, results: readonly Result[]): FamilyReport {
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
  return { target, passed: count('passed'), failed: count('failed'), notRun: count('not run'), results };
}

/** Describes why an entry did not pass: each field with its problem, or the reason why it was not run. */
export function describeProblems({ problems, reason }: Result): string[] {
  const fields = problems.map(({ field, expected, received }) => `${field}: expected ${expected}, received ${received}`);
  return reason === undefined ? fields : [`not run: ${reason}`, ...fields];
}

const outcomeMarks: Readonly<Record<Result['outcome'], string>> = { passed: '✓', failed: '✗', 'not run': '-' };

/** Writes a report as text: the entries of each journey. */
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
