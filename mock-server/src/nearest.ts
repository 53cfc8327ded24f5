import { distance } from 'fastest-levenshtein';

/**
 * Finds at most `count` names with a spelling similar to `searched`, the most similar first, regardless of letter case. If one differs by one or two
 * characters, those that differ by more are omitted.
 */
export function nearest(searched: string, names: Iterable<string>, count = 3): string[] {
  // Longer texts are not misspelled names, and the cost of the distance grows with the product of both lengths.
  const text = searched.toLowerCase().slice(0, 80);
  const candidates = [...names]
    .map((name) => ({ name, distance: distance(text, name.toLowerCase()) }))
    .filter((candidate) => isSimilar(text, candidate.name.toLowerCase(), candidate.distance))
    .sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name));
  const smallestDistance = candidates[0]?.distance ?? 0;
  const closest = smallestDistance > 2 ? candidates : candidates.filter((candidate) => candidate.distance === smallestDistance);
  return closest.slice(0, count).map(({ name }) => name);
}

/** Whether few characters differ (one of up to three, two of up to eight, then a third), or one text contains the other. */
function isSimilar(text: string, name: string, edits: number): boolean {
  const longest = Math.max(text.length, name.length);
  if (edits <= Math.max(longest < 4 ? 1 : 2, Math.floor(longest / 3))) return true;
  return text.length >= 3 && name.length >= 3 && (name.includes(text) || text.includes(name));
}
