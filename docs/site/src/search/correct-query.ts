import { distance } from 'fastest-levenshtein';
import { lancasterStemmer } from 'lancaster-stemmer';

/** Shorter words are left as they are: too many others differ from them in one letter. */
const minLength = 5;

/** The part of a word that has to be known, so that the search finds words that start alike. */
const knownPart = 3 / 5;

/** Words with one stem start with the same letters. Only those that do are stemmed, because the stemmer is slow. */
const commonLetters = 2;

/** Names whose sign the index leaves out: the rest, "c" or "net", starts many words. */
const spelledOut: readonly (readonly [RegExp, string])[] = [
  [/\bc#/gi, 'csharp'],
  [/(?<!\S)\.net\b/gi, 'dotnet'],
];

/**
 * Returns the query to search for in place of what a reader typed. A word that no known word starts with is replaced by a known word with its stem,
 * "logging" by "logger", else by the first known word that differs in one letter. "C#" and ".NET" are spelled out. A query with a word that no known word resembles is put in quotes,
 * so that it finds nothing: the index would match pages by the first letters of that word.
 *
 * @param words - the words of the site in lower case, the most frequent first; without any, queries are left as they are
 */
export function correctQuery(query: string, words: readonly string[]): string {
  if (words.length === 0) return query;
  const spelled = spelledOut.reduce((text, [name, word]) => text.replace(name, word), query);
  let isKnown = true;
  const corrected = spelled.replace(/\p{L}+/gu, (typed) => {
    const word = typed.toLowerCase();
    if (!/^[a-z]+$/.test(word) || word.length < minLength || isStart(word, words)) return typed;
    const near = formOf(word, words) ?? words.find((known) => differsInOneLetter(word, known));
    isKnown &&= near !== undefined || isStart(word.slice(0, Math.ceil(word.length * knownPart)), words);
    return near ?? typed;
  });
  return isKnown ? corrected : `"${query.replaceAll('"', '')}"`;
}

const isStart = (start: string, words: readonly string[]) => words.some((known) => known.startsWith(start));

/**
 * Returns the known word with the stem of a word that begins most like it: stems alone are too short, "parsing" has that of "parent". Of equal ones it is
 * the rarest that the index does not shorten: it shortens "logged" to "log", which finds "login", but not "logger".
 */
function formOf(word: string, words: readonly string[]): string | undefined {
  const stem = lancasterStemmer(word);
  const forms = words.filter((known) => known.startsWith(word.slice(0, commonLetters)) && lancasterStemmer(known) === stem);
  const longest = Math.max(...forms.map((form) => commonBeginning(word, form)));
  const nearest = forms.filter((form) => commonBeginning(word, form) === longest);
  return nearest.findLast((form) => !/(?:ed|ing|s)$/.test(form)) ?? nearest.at(-1);
}

/** Returns the number of first letters that two words share. */
const commonBeginning = (word: string, other: string) => [...word].findIndex((letter, index) => letter !== other[index]);

/** Returns whether one letter is wrong, missing or too many, or two neighbours are swapped, which are two edits of the same letters. */
function differsInOneLetter(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false;
  const edits = distance(word, known);
  return edits === 1 || (edits === 2 && sortedLetters(word) === sortedLetters(known));
}

const sortedLetters = (word: string) => [...word].sort().join('');
