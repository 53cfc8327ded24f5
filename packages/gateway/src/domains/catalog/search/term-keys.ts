/** Longer words match only as a whole: the keys for their typing errors would be a list as long as the word. */
const longest = 30;
/** Typing errors are expected in words of these lengths: one, and two. In a shorter word, one changed letter makes a different word. */
const [shortestWithOne, shortestWithTwo] = [4, 8];

/**
 * Returns the keys of a word: its three-letter sequences find it from a part, the word with one letter left out finds it despite a typing
 * error.
 */
export function termKeys(word: string): string[] {
  return word.length > longest ? [] : [...new Set([...trigrams(word), ...deletionKeys(word)])];
}

/** Returns the keys that a word must all have to contain the typed text; empty when the text is too short. */
export function partKeys(typed: string): string[] {
  return typed.length > longest ? [] : [...new Set(trigrams(typed))];
}

/** Returns the keys of which a word shares at least one with the typed text when they differ by the typing errors allowed for its length. */
export function typoKeys(typed: string): string[] {
  const once = deletionKeys(typed);
  if (allowedTypos(typed) < 2) return once;
  return [...new Set(once.flatMap((key) => [key, ...withoutOneLetter(key.slice(1)).map((rest) => `-${rest}`)]))];
}

/** Returns how many typing errors are allowed in a word. */
export function allowedTypos(word: string): number {
  if (word.length < shortestWithOne || word.length > longest || /\p{N}/u.test(word)) return 0;
  return word.length < shortestWithTwo ? 1 : 2;
}

function deletionKeys(word: string): string[] {
  return allowedTypos(word) === 0 ? [] : [...new Set([word, ...withoutOneLetter(word)])].map((rest) => `-${rest}`);
}

const withoutOneLetter = (word: string): string[] => Array.from(word, (_, index) => `${word.slice(0, index)}${word.slice(index + 1)}`);

function trigrams(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 2) }, (_, index) => word.slice(index, index + 3));
}

/** Returns the number of typing errors between two words: extra, missing, changed and transposed letters. */
export function editDistance(one: string, other: string): number {
  let [before, last]: [readonly number[], readonly number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = (last[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const isTransposed = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const transposed = row > 1 && column > 1 && isTransposed ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, changed, transposed));
    }
    [before, last] = [last, current];
  }
  return last[other.length] ?? 0;
}
