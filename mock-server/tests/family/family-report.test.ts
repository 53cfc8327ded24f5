// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { familyJunit } from '../../src/family/junit.ts';
import { familyReport, familyText } from '../../src/family/report.ts';
import type { Result } from '../../src/family/run.ts';

describe('the report of a run', () => {
  const result = { journey: 'cart', api: 'mall.Cart.index', title: 'opens "the" cart', problems: [] } as const;
  const results: Result[] = [
    { ...result, outcome: 'passed' },
    { ...result, outcome: 'failed', problems: [{ field: 'data.<b>', expected: 'int', received: 'nothing' }] },
    { ...result, outcome: 'not run', reason: 'needs {line}' },
  ];
  const report = familyReport('http://127.0.0.1:4000/api/', results);

  it('counts entries by outcome', () => {
    expect(report).toMatchObject({ passed: 1, failed: 1, notRun: 1 });
    expect(familyText(report)).toContain('3 entries of 1 operation: 1 passed, 1 failed, 1 not run.');
  });

  it('is valid JUnit XML', () => {
    const document = new DOMParser().parseFromString(familyJunit(report), 'application/xml');
    expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
    const root = document.documentElement;
    expect(['tests', 'failures', 'skipped'].map((name) => root.getAttribute(name))).toEqual(['3', '1', '1']);
    expect(document.querySelector('failure')?.textContent).toBe('data.<b>: expected int, received nothing');
    expect(document.querySelector('skipped')?.getAttribute('message')).toBe('not run: needs {line}');
  });
});
