import { distance } from 'fastest-levenshtein';

/** Returns the known name that is most similar to a misspelled one; undefined when none is similar. */
export function nearestName(name: string, candidates: readonly string[]): string | undefined {
  const [nearest] = candidates
    .map((candidate) => ({ candidate, edits: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, edits }) => edits <= maxEdits(Math.max(name.length, candidate.length)))
    .sort((one, other) => one.edits - other.edits);
  return nearest?.candidate;
}

/** Maximum number of edits: a third of the letters, and at least two except in short names, because two swapped letters are two edits. */
const maxEdits = (letters: number) => Math.max(letters < 4 ? 1 : 2, Math.floor(letters / 3));
