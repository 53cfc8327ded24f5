import { distance } from 'fastest-levenshtein';

/** The known name that a misspelt one most likely stands for; undefined when none is near. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((candidate) => ({ candidate, edits: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, edits }) => edits <= mostEdits(Math.max(name.length, candidate.length)))
    .sort((one, other) => one.edits - other.edits);
  return nearest?.candidate;
}

/** A third of the letters, and at least two in all but short names: two swapped letters are two edits. */
const mostEdits = (letters: number) => Math.max(letters < 4 ? 1 : 2, Math.floor(letters / 3));
