import { limitedRules, plainRules } from '../../../src/diagnostics/rule-words.ts';
import { header, literal } from './text.ts';

/** Emits the words for the rules of fields. */
export function emitRules(): string {
  const plain = Object.entries(plainRules).map(([rule, words]) => `\t${literal(rule)}: ${literal(words)},\n`);
  const limited = Object.entries(limitedRules).map(([rule, words]) => `\t${literal(rule)}: {${words.map(literal).join(', ')}},\n`);
  return `${header()}
// plainRules are the words for rules without a limit.
var plainRules = map[string]string{
${aligned(plain)}}

// limitedRules are the words before the limit of a rule, and its unit.
var limitedRules = map[string][2]string{
${aligned(limited)}}
`;
}

/** Aligns values of a map as gofmt does. */
function aligned(rows: readonly string[]): string {
  const width = Math.max(...rows.map((row) => row.indexOf(': ') + 2));
  return rows.map((row) => `${row.slice(0, row.indexOf(': ') + 1).padEnd(width)}${row.slice(row.indexOf(': ') + 2)}`).join('');
}
