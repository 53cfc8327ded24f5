import { toSimplified } from '../../shared/simplified.ts';

/** A word of a search: its alternatives, each a list of tokens that must all occur in a text. */
export type SearchWord = readonly (readonly string[])[];

const hangulStart = /^\p{Script=Hangul}/u;
const cjkStart = /^[\p{Script=Han}\p{Script=Hangul}]/u;
const wordPattern = /\p{Script=Han}+|\p{Script=Hangul}+|[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hangul}]]+/gv;

/** Korean particles attached to nouns, longer ones first. */
const particles = /(?:에서|부터|까지|으로|이나|이랑|하고|처럼|보다|에게|[을를이가은는의에로와과도만나랑])$/u;

const [maxWords, maxPairs] = [8, 12];

/**
 * Returns the search tokens of a text: Latin words; for Chinese and Korean, the pairs of adjacent characters and each single character,
 * because most words there have two characters. Chinese is converted to simplified characters.
 */
export function searchTokens(text: string): string[] {
  const tokens = new Set<string>();
  for (const word of wordsOf(text)) {
    tokens.add(word);
    if (isCjk(word)) for (const piece of [...word, ...pairsOf(word)]) tokens.add(piece);
  }
  return [...tokens];
}

/** Returns the words of a search text, normalized as in {@link searchTokens}. */
export function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  return Array.from(folded.match(wordPattern) ?? [], (word) => (/^\p{Script=Han}/u.test(word) ? toSimplified(word) : word));
}

/** English words that say nothing about a product: those of a question, articles and prepositions. */
const stopWords = new Set(
  'a against an and any are best can do does for from good help helps i in is it me my need of on or some something that the to want what which with'.split(
    ' ',
  ),
);

/**
 * Returns the words that a search uses, without those that say nothing unless there are no others; the first ones of a long pasted text suffice
 * to identify a product.
 */
export function firstWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))];
  const telling = words.filter((word) => !stopWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, maxWords);
}

/** Returns whether a word belongs to a script that is written without spaces between words. */
export const isCjk = (word: string): boolean => cjkStart.test(word);

/** Returns the tokens for a Chinese or Korean word: its pairs of characters; for a Korean one also those without its particle. */
export function cjkAlternatives(word: string): SearchWord {
  const stem = hangulStart.test(word) ? word.replace(particles, '') : word;
  return stem !== word && [...stem].length > 1 ? [tokensOf(word), tokensOf(stem)] : [tokensOf(word)];
}

function tokensOf(word: string): string[] {
  const pairs = pairsOf(word);
  return pairs.length > 0 ? pairs.slice(0, maxPairs) : [word];
}

function pairsOf(word: string): string[] {
  const characters = [...word];
  return [...new Set(characters.slice(1).map((character, index) => `${characters[index]}${character}`))];
}
