import type { Puzzle } from './entry.ts';

/** The number of hashes per batch; between two batches the event loop can run other tasks. */
const row = 512;

/**
 * Searches the puzzle's number by brute force, at most some tens of thousands of hashes. Returns undefined when there is none, or when the
 * signal aborted the search.
 */
export async function solvePuzzle(
  { algorithm, challenge, maxnumber, salt, signature }: Puzzle,
  signal: AbortSignal,
): Promise<string | undefined> {
  for (let first = 0; first <= maxnumber && !signal.aborted; first += row) {
    const numbers = Array.from({ length: Math.min(row, maxnumber - first + 1) }, (_, index) => first + index);
    const hashes = await Promise.all(numbers.map((number) => hash(algorithm, `${salt}${number}`)));
    const number = numbers[hashes.indexOf(challenge)];
    if (number !== undefined) return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
  }
  return undefined;
}

async function hash(algorithm: string, text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest(algorithm, new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
