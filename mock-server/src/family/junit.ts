import { escaped } from '../verify/junit.ts';
import { describeProblems, type FamilyReport } from './report.ts';
import type { Result } from './run.ts';

/** Writes a report as JUnit XML: a suite for each journey, a case for each entry. */
export function familyJunit({ results, passed, failed, notRun }: FamilyReport): string {
  const journeys = [...Map.groupBy(results, ({ journey }) => journey)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="mall-mock verify --family" ${counts(passed + failed + notRun, failed, notRun)}>`,
    ...journeys.flatMap(([name, members]) => [
      `  <testsuite name="${escaped(name)}" ${counts(members.length, countOf(members, 'failed'), countOf(members, 'not run'))}>`,
      ...members.map(testcase),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

const countOf = (results: readonly Result[], outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
const counts = (tests: number, failures: number, skipped: number) =>
  `tests="${tests}" failures="${failures}" errors="0" skipped="${skipped}"`;

function testcase(result: Result): string {
  const { api, title, outcome } = result;
  const opening = `    <testcase classname="${escaped(api)}" name="${escaped(title)}"`;
  const text = escaped(describeProblems(result).join('\n'));
  if (outcome === 'passed') return `${opening}/>`;
  return outcome === 'failed' ? `${opening}><failure>${text}</failure></testcase>` : `${opening}><skipped message="${text}"/></testcase>`;
}
