import { distance } from 'fastest-levenshtein';

/**
 * Refuses unknown names.
 * @throws {TypeError} with the most similar known name if there is one, else with all of them
 */
export function assertNames(subject: string, kind: string, names: readonly string[], known: readonly string[]): void {
  for (const name of names) {
    if (known.includes(name)) continue;
    const nearest = nearestOf(name, known);
    const hint = nearest ? `Did you mean ${nearest}?` : known.length > 0 ? `Known: ${known.join(', ')}.` : 'It has none.';
    throw new TypeError(`${subject} has no ${kind} ${name}. ${hint}`);
  }
}

/**
 * Returns the known name that contains a misspelled one, or differs in few letters: a third of them, or two, such as two swapped letters.
 */
function nearestOf(name: string, known: readonly string[]): string | undefined {
  const lettersOfName = lettersOf(name);
  const contained = known.find((candidate) => lettersOfName.length > 3 && lettersOf(candidate).includes(lettersOfName));
  if (contained) return contained;
  const [nearest] = known
    .map((candidate) => ({ candidate, edits: distance(lettersOfName.replace(unit, ''), lettersOf(candidate).replace(unit, '')) }))
    .sort((one, other) => one.edits - other.edits);
  return nearest && nearest.edits <= Math.max(lettersOfName.length < 4 ? 1 : 2, Math.ceil(lettersOfName.length / 3))
    ? nearest.candidate
    : undefined;
}

/** Unit suffix of durations, which callers often omit. */
const unit = /ms$/;

/** Normalizes case and separators, the most frequent differences: `baseURL`, `pro-id`. */
const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
