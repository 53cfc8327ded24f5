import { operations } from '@mall/contract';
import type { AllReport, Reach } from './all.ts';
import type { OperationReport, Report, Violation } from './report.ts';
import { counted } from './shape.ts';

/** A report for people. */
export function asText({ target, operations: seen, neverCalled, calls, broken }: Report): string {
  const called = seen.filter(({ api }) => operations.has(api)).length;
  return [
    `Calls to ${target}, validated by the contract:`,
    '',
    ...seen.flatMap(linesOf),
    ...(seen.length > 0 ? [''] : []),
    ...(neverCalled.length > 0 ? ['Never called:', ...byDomain(neverCalled), ''] : []),
    `${called} of ${counted(operations.size, 'operation')} called, ${counted(calls, 'call')}, ${broken} violated the contract.`,
    '',
  ].join('\n');
}

/** A report of a run over all operations for people, with the cause of each missing success. */
export function allAsText(report: AllReport): string {
  const { reach } = report;
  const count = (outcome: Reach['outcome']) => reach.filter((one) => one.outcome === outcome).length;
  const missing = reach.filter(({ outcome }) => outcome !== 'succeeded');
  return [
    asText(report).trimEnd(),
    '',
    ...(missing.length > 0 ? ['Never answered with success:', ...missing.map(lineOf), ''] : []),
    `${count('succeeded')} of ${counted(reach.length, 'operation')} answered with success, ${count('refused')} refused, ${count('not called')} not called.`,
    '',
  ].join('\n');
}

const lineOf = ({ api, outcome, codes, reason }: Reach) => `  ${api}  ${[outcome, ...codes].join(' ')}: ${reason}`;

function linesOf({ api, calls, answers, violations }: OperationReport): string[] {
  const codes = Object.entries(answers).map(([code, count]) => `${code} × ${count}`);
  return [
    `${String(calls).padStart(6)}  ${api}  ${codes.join(', ')}`,
    ...violations.map((violation) => `        ✗ ${sentenceOf(violation)}`),
  ];
}

/** "answer data.pro.price: expected type string, received a whole number (3 times)". */
export function sentenceOf({ side, path, expected, received, count }: Violation): string {
  return `${side} ${path}: expected ${expected}; received ${received}${count > 1 ? ` (${count} times)` : ''}`;
}

function byDomain(names: readonly string[]): string[] {
  return [...Map.groupBy(names, (api) => operations.get(api)?.domain ?? '')].map(([domain, apis]) => `  ${domain}: ${apis.join(', ')}`);
}
