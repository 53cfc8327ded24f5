import { operations } from '@mall/contract';
import type { AllReport } from './all.ts';
import type { OperationReport, Report } from './report.ts';
import { countNoun } from './shape.ts';
import { sentenceOf, sentenceOfNotice } from './text.ts';

/**
 * Writes a report as JUnit XML: a suite for each domain, a case for each operation. Operations that were never called are skipped; in a run over all
 * operations also those that never succeeded, with the reason.
 */
export function asJunit({ operations: reports, neverCalled, reach = [] }: Report & Partial<AllReport>): string {
  const reasons = new Map(reach.filter(({ outcome }) => outcome !== 'succeeded').map(({ api, reason }) => [api, reason]));
  const toCase = (called: OperationReport) => {
    const reason = called.violations.length === 0 ? reasons.get(called.api) : undefined;
    return reason === undefined ? calledCase(called) : skippedCase(called.api, reason);
  };
  const cases = [...reports.map(toCase), ...neverCalled.map((api) => skippedCase(api, reasons.get(api) ?? 'never called'))];
  const suites = [...Map.groupBy(cases, ({ api }) => operations.get(api)?.domain ?? 'no operation')];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="mall-mock verify" ${countAttributes(cases)}>`,
    ...suites.flatMap(([domain, members]) => [
      `  <testsuite name="${escaped(domain)}" ${countAttributes(members)}>`,
      ...members.map(({ xml }) => xml),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

interface Case {
  readonly api: string;
  readonly kind: 'passed' | 'failed' | 'skipped';
  readonly xml: string;
}

function calledCase({ api, slowestMs, violations, notices }: OperationReport): Case {
  const opening = `    <testcase classname="contract" name="${escaped(api)}" time="${slowestMs / 1000}"`;
  const output = notices.length === 0 ? '' : `<system-out>${escaped(notices.map(sentenceOfNotice).join('\n'))}</system-out>`;
  if (violations.length === 0) return { api, kind: 'passed', xml: output === '' ? `${opening}/>` : `${opening}>${output}</testcase>` };
  const text = escaped(violations.map(sentenceOf).join('\n'));
  const failure = `<failure message="${countNoun(violations.length, 'violation')} of the contract">${text}</failure>`;
  return { api, kind: 'failed', xml: `${opening}>${failure}${output}</testcase>` };
}

function skippedCase(api: string, reason: string): Case {
  return {
    api,
    kind: 'skipped',
    xml: `    <testcase classname="contract" name="${escaped(api)}"><skipped message="${escaped(reason)}"/></testcase>`,
  };
}

function countAttributes(cases: readonly Case[]): string {
  const count = (kind: Case['kind']) => cases.filter((testCase) => testCase.kind === kind).length;
  return `tests="${cases.length}" failures="${count('failed')}" errors="0" skipped="${count('skipped')}"`;
}

/** Escapes a text for XML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
