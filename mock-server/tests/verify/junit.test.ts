// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { asJunit } from '../../src/verify/junit.ts';
import type { Report } from '../../src/verify/report.ts';

const violation = { side: 'response', path: 'data.<b>&"', expected: 'type string', received: 'nothing', count: 2 } as const;
const report: Report = {
  target: 'http://127.0.0.1:4000/api/',
  calls: 5,
  others: 0,
  broken: 2,
  operations: [
    { api: '(no operation)', calls: 1, responses: { '50010': 1 }, slowestMs: 2, violations: [], notices: [] },
    { api: 'mall.Cart.index', calls: 1, responses: { '200': 1 }, slowestMs: 1250, violations: [], notices: [] },
    {
      api: 'mall.Cart.upCart',
      calls: 3,
      responses: { '200': 3 },
      slowestMs: 7,
      violations: [violation, { ...violation, side: 'request', count: 1 }],
      notices: [],
    },
  ],
  neverCalled: ['mall.Cart.delCart', 'mall.Order.index'],
};

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}
const attributes = (element: Element | null | undefined, ...names: string[]) => names.map((name) => element?.getAttribute(name));

describe('a report as JUnit XML', () => {
  const document = parse(asJunit(report));
  const testcase = (name: string) => document.querySelector(`testcase[name="${name}"]`);

  it('counts passed, failed and skipped operations, in total and by domain', () => {
    expect(attributes(document.documentElement, 'tests', 'failures', 'errors', 'skipped')).toEqual(['5', '1', '0', '2']);
    const suites = [...document.querySelectorAll('testsuites > testsuite')];
    expect(suites.map((suite) => attributes(suite, 'name', 'tests', 'failures', 'skipped'))).toEqual([
      ['no operation', '1', '0', '0'],
      ['cart', '3', '1', '1'],
      ['orders', '1', '0', '1'],
    ]);
  });

  it('contains the duration and violations of an operation', () => {
    expect(attributes(testcase('mall.Cart.index'), 'classname', 'time')).toEqual(['contract', '1.25']);
    expect(testcase('mall.Cart.index')?.children).toHaveLength(0);
    const failure = testcase('mall.Cart.upCart')?.querySelector('failure');
    expect(failure?.getAttribute('message')).toBe('2 violations of the contract');
    expect(failure?.textContent).toBe(
      'response data.<b>&": expected type string; received nothing (2 times)\nrequest data.<b>&": expected type string; received nothing',
    );
    expect(testcase('mall.Order.index')?.querySelector('skipped')?.getAttribute('message')).toBe('never called');
  });
});
