import { operations } from '@mall/contract';
import type { AllReport, Reach } from './all.ts';
import { requiredField } from './findings.ts';
import { describeCallAddresses } from './proxy.ts';
import type { Notice, OperationReport, Report, Violation } from './report.ts';
import { noticeSentence } from './request-notices.ts';
import { countNoun } from './shape.ts';

/** Writes a report as text; `listsUncalled` adds the names of the operations that were not called. */
export function toText({ target, operations: reports, neverCalled, calls, others, broken }: Report, listsUncalled: boolean): string {
  const called = reports.filter(({ api }) => operations.has(api)).length;
  return [
    `Calls to ${target}, validated by the contract:`,
    '',
    ...reports.flatMap(linesOf),
    ...(reports.length > 0 ? [''] : []),
    ...(listsUncalled && neverCalled.length > 0 ? ['Never called:', ...byDomain(neverCalled), ''] : []),
    ...(others > 0
      ? [`${countNoun(others, 'other request')} forwarded unchecked: the addresses of calls are ${describeCallAddresses(target)}.`]
      : []),
    `${called} of ${countNoun(operations.size, 'operation')} called, ${countNoun(calls, 'call')}, ${broken} violated the contract.`,
    ...(reports.some(({ notices }) => notices.length > 0)
      ? ['Fields that a request does not have are notices (!); --strict-fields reports them as violations.']
      : []),
    '',
  ].join('\n');
}

/** Writes the report of a run over all operations as text, with the reason for each operation without a success. */
export function allToText(report: AllReport): string {
  const { reach } = report;
  const countOutcome = (outcome: Reach['outcome']) => reach.filter((operation) => operation.outcome === outcome).length;
  const withoutSuccess = reach.filter(({ outcome }) => outcome !== 'succeeded');
  return [
    // The reasons below name the operations that were not called.
    toText(report, false).trimEnd(),
    '',
    ...(withoutSuccess.length > 0 ? ['Never answered with success:', ...withoutSuccess.map(lineOf), ''] : []),
    `${countOutcome('succeeded')} of ${countNoun(reach.length, 'operation')} answered with success, ${countOutcome('refused')} refused, ${countOutcome('not called')} not called.`,
    '',
  ].join('\n');
}

const lineOf = ({ api, outcome, codes, reason }: Reach) => `  ${api}  ${[outcome, ...codes].join(' ')}: ${reason}`;

function linesOf({ api, calls, responses, violations, notices }: OperationReport): string[] {
  const codes = Object.entries(responses).map(([code, count]) => `${code} × ${count}`);
  return [
    `${String(calls).padStart(6)}  ${api}  ${codes.join(', ')}`,
    ...violations.map((violation) => `        ✗ ${sentenceOf(violation)}`),
    ...notices.map((notice) => `        ! ${sentenceOfNotice(notice)}`),
  ];
}

/** "response data.pro.price: expected type string, received a whole number (3 times)". */
export function sentenceOf({ side, path, expected, received, count }: Violation): string {
  const problem = expected === requiredField ? ' is missing' : `: expected ${expected}; received ${received}`;
  return `${side} ${path}${problem}${times(count)}`;
}

/** "request pge: the request has no such field, so it is ignored. Did you mean page? (3 times)". */
export const sentenceOfNotice = (notice: Notice) => `${noticeSentence(notice)}${times(notice.count)}`;

const times = (count: number) => (count > 1 ? ` (${count} times)` : '');

function byDomain(names: readonly string[]): string[] {
  return [...Map.groupBy(names, (api) => operations.get(api)?.domain ?? '')].map(([domain, apis]) => `  ${domain}: ${apis.join(', ')}`);
}
