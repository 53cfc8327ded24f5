import type { Puzzle } from './entry.ts';

/** How many hashes are asked for at once; between two rows the page can breathe. */
const row = 512;

/** Finds the puzzle's number by trying, some tens of thousands of hashes at most. Undefined when there is none, or the signal ended the search. */
export async function solvePuzzle(
  { algorithm, challenge, maxnumber, salt, signature }: Puzzle,
  signal: AbortSignal,
): Promise<string | undefined> {
  for (let first = 0; first <= maxnumber && !signal.aborted; first += row) {
    const numbers = Array.from({ length: Math.min(row, maxnumber - first + 1) }, (_, at) => first + at);
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
