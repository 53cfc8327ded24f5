/** Prints statistics of the contract; fails for an underspecified schema without a reason. */
import { contract } from '../src/document.ts';
import { countDomains } from './stats/counts.ts';
import { untypedNodes } from './stats/untyped.ts';

const domains = countDomains(contract);
const columns = ['operations', 'withExamples', 'withErrors', 'withLimits', 'responses'] as const;
const total = Object.fromEntries(columns.map((column) => [column, domains.reduce((sum, row) => sum + row[column], 0)]));
const line = (name: string, cells: readonly unknown[]) => `${name.padEnd(14)}${cells.map((cell) => String(cell).padStart(14)).join('')}`;
console.log(line('domain', ['operations', 'with examples', 'with errors', 'with limits', 'responses']));
for (const row of domains)
  console.log(
    line(
      row.domain,
      columns.map((column) => row[column]),
    ),
  );
console.log(
  line(
    'all',
    columns.map((column) => total[column]),
  ),
);

const untyped = untypedNodes(contract);
const unexplained = untyped.filter(({ reason }) => reason === undefined);
console.log(`\nUntyped: ${untyped.length - unexplained.length} explained, ${unexplained.length} unexplained.`);
for (const { at, reason } of untyped) console.log(`  ${at}: ${reason ?? 'no reason'}`);
if (unexplained.length > 0) process.exitCode = 1;
