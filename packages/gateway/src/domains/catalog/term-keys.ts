/** Longer words match only as a whole: the keys for their typing errors would be a list as long as the word. */
const longest = 30;
/** In a shorter word, one changed letter makes a different word. */
const shortestWithSlip = 4;

/**
 * Returns the keys of an indexed word: its three-letter sequences find it from a part, the word with one letter left out finds it despite a
 * typing error.
 */
export function termKeys(word: string): string[] {
  return word.length > longest ? [] : [...new Set([`^${word.slice(0, 2)}`, ...trigrams(word), ...deletionKeys(word)])];
}

/** Returns the keys that a word must all have to contain the typed text; empty when the text is too short. */
export function partKeys(typed: string): string[] {
  if (typed.length === 2) return [`^${typed}`];
  return typed.length > longest ? [] : [...new Set(trigrams(typed))];
}

/**
 * Returns the keys of which a word shares at least one with the typed text when they differ by one typing error; empty for short words and
 * numbers.
 */
export function deletionKeys(word: string): string[] {
  if (word.length < shortestWithSlip || word.length > longest || /\p{N}/u.test(word)) return [];
  return [...new Set([`-${word}`, ...Array.from(word, (_, index) => `-${word.slice(0, index)}${word.slice(index + 1)}`)])];
}

function trigrams(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 2) }, (_, index) => word.slice(index, index + 3));
}

/** Returns whether two words differ by one typing error: an extra, missing, changed or transposed letter. */
export function isNear(a: string, b: string): boolean {
  let [start, end] = [0, 0];
  while (start < a.length && a[start] === b[start]) start += 1;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [rest, other] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (rest.length + other.length === 1 || (rest.length === 1 && other.length === 1)) return true;
  return rest.length === 2 && rest === [...other].reverse().join('');
}
