import { toSimplified } from '../../shared/simplified.ts';

/** A word of a search: its alternatives, each the tokens that a text must all have. */
export type SearchWord = readonly (readonly string[])[];

const hangul = /^\p{Script=Hangul}/u;
const cjk = /^[\p{Script=Han}\p{Script=Hangul}]/u;
const eachWord = /\p{Script=Han}+|\p{Script=Hangul}+|[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hangul}]]+/gv;

/** What Korean hangs on a noun, the longer ones first. */
const particles = /(?:에서|부터|까지|으로|이나|이랑|하고|처럼|보다|에게|[을를이가은는의에로와과도만나랑])$/u;

const [mostWords, mostPairs] = [8, 12];

/**
 * What a text can be found by: Latin words; for Chinese and Korean the pairs of neighbouring characters, and each character alone, since
 * two-character words are the rule there. Chinese stands in its simplified form.
 */
export function searchTokens(text: string): string[] {
  const tokens = new Set<string>();
  for (const word of wordsOf(text)) {
    tokens.add(word);
    if (isCjk(word)) for (const piece of [...word, ...pairsOf(word)]) tokens.add(piece);
  }
  return [...tokens];
}

/** The words of a search text, as {@link searchTokens} writes them. */
export function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  return Array.from(folded.match(eachWord) ?? [], (word) => (/^\p{Script=Han}/u.test(word) ? toSimplified(word) : word));
}

/** The words that a search looks at: a text that was pasted whole has more than tell it apart. */
export const firstWords = (text: string): string[] => [...new Set(wordsOf(text))].slice(0, mostWords);

/** Whether a word is written without spaces inside longer ones. */
export const isCjk = (word: string): boolean => cjk.test(word);

/** What a Chinese or Korean word is found by: its pairs of characters; a Korean one also without its particle. */
export function cjkAlternatives(word: string): SearchWord {
  const stem = hangul.test(word) ? word.replace(particles, '') : word;
  return stem !== word && [...stem].length > 1 ? [tokensOf(word), tokensOf(stem)] : [tokensOf(word)];
}

function tokensOf(word: string): string[] {
  const pairs = pairsOf(word);
  return pairs.length > 0 ? pairs.slice(0, mostPairs) : [word];
}

function pairsOf(word: string): string[] {
  const characters = [...word];
  return [...new Set(characters.slice(1).map((character, at) => `${characters[at]}${character}`))];
}
