import { distance } from 'fastest-levenshtein';

/**
 * Refuses names that are not among the known ones.
 * @throws {TypeError} with the nearest known name where one is near, else with all of them
 */
export function assertNames(where: string, what: string, names: readonly string[], known: readonly string[]): void {
  for (const name of names) {
    if (known.includes(name)) continue;
    const nearest = nearestOf(name, known);
    const hint = nearest ? `Did you mean ${nearest}?` : known.length > 0 ? `Known: ${known.join(', ')}.` : 'It has none.';
    throw new TypeError(`${where} has no ${what} ${name}. ${hint}`);
  }
}

/** The known name that contains a misspelt one, or differs in few letters: a third of them, or two, such as two swapped ones. */
function nearestOf(name: string, known: readonly string[]): string | undefined {
  const letters = lettersOf(name);
  const contained = known.find((candidate) => letters.length > 3 && lettersOf(candidate).includes(letters));
  if (contained) return contained;
  const [nearest] = known
    .map((candidate) => ({ candidate, edits: distance(letters.replace(unit, ''), lettersOf(candidate).replace(unit, '')) }))
    .sort((one, other) => one.edits - other.edits);
  return nearest && nearest.edits <= Math.max(letters.length < 4 ? 1 : 2, Math.ceil(letters.length / 3)) ? nearest.candidate : undefined;
}

/** The unit of options that are durations, which is easily left out. */
const unit = /ms$/;

/** Case and separators are what is most often different: `baseURL`, `pro-id`. */
const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
