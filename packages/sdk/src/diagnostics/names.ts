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

/** The known name that a misspelt one is near to: one that begins or ends with it, or at most a third of its letters away. */
function nearestOf(name: string, known: readonly string[]): string | undefined {
  const letters = lettersOf(name);
  const contained = known.find((candidate) => letters.length > 3 && lettersOf(candidate).includes(letters));
  if (contained) return contained;
  const [nearest] = known
    .map((candidate) => ({ candidate, distance: editDistance(letters.replace(unit, ''), lettersOf(candidate).replace(unit, '')) }))
    .sort((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= Math.max(1, Math.floor(letters.length / 3)) ? nearest.candidate : undefined;
}

/** The unit of options that are durations, which is easily left out. */
const unit = /ms$/;

/** Case and separators are what is most often different: `baseURL`, `pro-id`. */
const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Insertions, deletions, substitutions and swaps of neighbors between two words (optimal string alignment). */
function editDistance(from: string, to: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let at = 0; at < from.length; at++) {
    const next = [at + 1];
    for (let column = 0; column < to.length; column++) {
      const [left = 0, above = 0, diagonal = 0] = [next[column], row[column + 1], row[column]];
      const isSwap = at > 0 && column > 0 && from[at] === to[column - 1] && from[at - 1] === to[column];
      const swapped = isSwap ? (before[column - 1] ?? 0) + 1 : Infinity;
      next.push(Math.min(left + 1, above + 1, diagonal + (from[at] === to[column] ? 0 : 1), swapped));
    }
    [before, row] = [row, next];
  }
  return row[to.length] ?? 0;
}
