import { limitedRules, plainRules } from '../../../src/diagnostics/rule-words.ts';
import { header, literal } from './text.ts';

/** Emits rule_words.py: the words for the rules of fields. */
export function emitRules(): string {
  const plain = Object.entries(plainRules).map(([rule, words]) => `    ${literal(rule)}: ${literal(words)},\n`);
  const limited = Object.entries(limitedRules).map(
    ([rule, [words, unit = null]]) => `    ${literal(rule)}: (${literal(words)}, ${literal(unit)}),\n`,
  );
  return `${header('The words for the rules of fields.')}from typing import Dict, Optional, Tuple

PLAIN_RULES: Dict[str, str] = {
${plain.join('')}}
"""Rules without a limit."""

LIMITED_RULES: Dict[str, Tuple[str, Optional[str]]] = {
${limited.join('')}}
"""Rules with a limit: the words before it, and the unit after it."""
`;
}
