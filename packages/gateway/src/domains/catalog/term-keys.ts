/** Longer words are found whole only: their slips would be a list as long as the word. */
const longest = 30;
/** In a shorter word one other letter makes another word. */
const shortestWithSlip = 4;

/** The keys of a word of the mall: by its runs of three letters it is found from a part, by itself with a letter left out from a slip. */
export function termKeys(word: string): string[] {
  return word.length > longest ? [] : [...new Set([`^${word.slice(0, 2)}`, ...threes(word), ...deletionKeys(word)])];
}

/** The keys that a word must all have to contain what was typed; none where too little was typed. */
export function partKeys(typed: string): string[] {
  if (typed.length === 2) return [`^${typed}`];
  return typed.length > longest ? [] : [...new Set(threes(typed))];
}

/** The keys of which a word shares one with what was typed when it is one slip away; none for short words and numbers. */
export function deletionKeys(word: string): string[] {
  if (word.length < shortestWithSlip || word.length > longest || /\p{N}/u.test(word)) return [];
  return [...new Set([`-${word}`, ...Array.from(word, (_, at) => `-${word.slice(0, at)}${word.slice(at + 1)}`)])];
}

function threes(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 2) }, (_, at) => word.slice(at, at + 3));
}

/** Whether two words differ by one slip: a letter too much, too little, another one, or two that changed places. */
export function isNear(a: string, b: string): boolean {
  let [start, end] = [0, 0];
  while (start < a.length && a[start] === b[start]) start += 1;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [rest, other] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (rest.length + other.length === 1 || (rest.length === 1 && other.length === 1)) return true;
  return rest.length === 2 && rest === [...other].reverse().join('');
}
