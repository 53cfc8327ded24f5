import { readFileSync } from 'node:fs';
import { operations } from '@mall/contract';
import { expect, it } from 'vitest';
import { journeys } from '../../src/family/index.ts';

const page = readFileSync(new URL('../../../docs/family-clients.md', import.meta.url), 'utf8');
const between = (start: string, end: string) =>
  page
    .slice(page.indexOf(start), page.indexOf(end))
    .split('\n')
    .filter((line) => line.startsWith('| '));
const scopeSection = between('### Operations that a client', 'Six are out of scope');
const outOfScopeSection = between('Six are out of scope', '## Our SDK');
const namesIn = (rows: readonly string[]) => [...rows.join('\n').matchAll(/`([\w.]+\.\w+\.\w+)`/g)].map(([, name = '']) => name);
/** The operation of the contract that the table names as the replacement of another. */
const replacement = 'plugin.sec.MallSec.home';
const operationsOutOfScope = namesIn(outOfScopeSection).filter((name) => name !== replacement);
const covered = new Set(journeys.flatMap(({ entries }) => entries.map(({ api }) => api)));
/** The header of the product specification calls it; no client of the family does. */
const namesInSpecification = 'mall.Home.getBlockGoodsList';

it('the page lists each of 146 operations once, and their number in each domain', () => {
  const names = [...namesIn(scopeSection), ...operationsOutOfScope];
  expect([names.length, new Set(names).size]).toEqual([146, 146]);
  const rows = scopeSection.filter((row) => namesIn([row]).length > 0);
  expect(rows.map((row) => Number(row.split('|')[2]))).toEqual(rows.map((row) => namesIn([row]).length));
});

it('every operation in scope is in the contract and has an entry', () => {
  const names = namesIn(scopeSection);
  expect(names.filter((name) => !operations.has(name))).toEqual([]);
  expect([...covered].filter((name) => name !== namesInSpecification).sort()).toEqual([...names].sort());
});

it('no operation out of scope is in the contract', () => {
  expect(operationsOutOfScope.filter((name) => operations.has(name))).toEqual([]);
});
