import { toSimplified } from '../../../shared/simplified.ts';
import { stemOf } from './word-forms.ts';

/** The scripts that a text is split by: those written without spaces between words are searched by pairs of characters. */
export type Script = 'han' | 'hangul' | 'latin';

/** A stretch of one script: a Latin word, a run of Chinese characters, a Korean word. */
export interface Unit {
  readonly script: Script;
  readonly text: string;
  /** An English word before it was replaced by its stem. */
  readonly typed?: string;
}

const unitPattern = /\p{Script=Han}+|\p{Script=Hangul}+|[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hangul}]]+/gv;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const hanStart = /^\p{Script=Han}/u;
const hangulStart = /^\p{Script=Hangul}/u;

/** The database accepts no longer words; no shopper types them. */
const longestWord = 60;

/** Everything except single letters of the Korean alphabet, which normalization replaces by ones that no keyboard types. */
const foldable = /[^\u3131-\u318e]+/g;

/** Korean particles attached to nouns, longer ones first. */
const particles = /(?:에서|부터|까지|으로|이나|이랑|하고|처럼|보다|에게|위한|[을를이가은는의에로와과도만나랑])$/u;

/** English words that say nothing about a product: those of a question, articles and prepositions. */
const stopWords = new Set(
  'a against an and any are as at best by can do does for from get good have help helps how i in is it me my need of on or s some something t that the this to use want what when which who with you your'.split(
    ' ',
  ),
);

/** Returns the script of a normalized word. */
export function scriptOf(word: string): Script {
  if (hanStart.test(word)) return 'han';
  return hangulStart.test(word) ? 'hangul' : 'latin';
}

/**
 * Returns the units of a text in one spelling: full-width letters as usual ones, lower case, no accents, simplified characters, English words
 * by their stem.
 */
export function unitsOf(text: string): Unit[] {
  const folded = text.replace(foldable, (part) => part.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC')).toLowerCase();
  return Array.from(folded.match(unitPattern) ?? [], (word): Unit => {
    const script = scriptOf(word);
    if (script === 'han') return { script, text: toSimplified(word) };
    const start = [...word].slice(0, longestWord).join('');
    return script === 'latin' ? { script, text: stemOf(start), typed: start } : { script, text: start };
  });
}

/** Returns the units without the English words that say nothing about a product. Beside another script a letter does, as in `A醇`. */
export function significantUnits(text: string): Unit[] {
  const units = unitsOf(text);
  const isLatin = (index: number) => (units[index]?.script ?? 'latin') === 'latin';
  return units.filter(({ text: word }, index) => !stopWords.has(word) || !isLatin(index - 1) || !isLatin(index + 1));
}

/** Returns a Korean word without its particle. */
export function withoutParticle(word: string): string {
  const stem = word.replace(particles, '');
  return [...stem].length > 1 ? stem : word;
}

/** Returns the pairs of adjacent characters of a word, or its only character. */
function pairsOf(word: string): string[] {
  const characters = [...word];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Returns units in one text: Latin words are separated by spaces, as those of the other scripts are not. */
export function joinUnits(units: readonly Unit[]): string {
  return units.map(({ script, text }, index) => (script === 'latin' && units[index - 1]?.script === 'latin' ? ` ${text}` : text)).join('');
}

/**
 * Returns the tokens of a text that has been split into units: Latin words, pairs of adjacent characters of the other scripts, and the pairs
 * over the boundary of two units, because words are joined and separated at will.
 */
export function tokensOf(units: readonly Unit[]): string[] {
  return [...new Set(units.flatMap((unit, index) => [...tokensIn(unit), ...boundaryToken(units[index - 1], unit)]))];
}

const tokensIn = ({ script, text }: Unit): string[] => (script === 'latin' ? [text] : pairsOf(text));

function boundaryToken(before: Unit | undefined, { script, text }: Unit): string[] {
  if (before === undefined || (before.script === 'han' && script === 'han')) return [];
  if (before.script === 'latin' && script === 'latin') return [`${before.text} ${text}`];
  const end = before.script === 'latin' ? before.text : [...before.text].slice(-1).join('');
  return [`${end}${script === 'latin' ? text : [...text].slice(0, 1).join('')}`];
}

/** Returns the tokens that a text must all have to contain a phrase: not those that are a part of another. */
export function phraseTokens(phrase: string): string[] {
  const units = unitsOfKey(phrase);
  const boundaries = units.flatMap((unit, index) => boundaryToken(units[index - 1], unit));
  const isInBoundary = ({ script, text }: Unit) => boundaries.length > 0 && (script === 'latin' || [...text].length === 1);
  return [...new Set([...boundaries, ...units.flatMap((unit) => (isInBoundary(unit) ? [] : tokensIn(unit)))])];
}

/** Splits a Chinese text into words by the dictionary of the runtime. */
export function segment(text: string): string[] {
  return Array.from(segmenter.segment(text), (word) => word.segment);
}

/** Returns the words of a unit: Chinese words of two or more characters, a Korean word without its particle. */
export function wholeWords({ script, text }: Unit): string[] {
  if (script === 'han') return segment(text).filter((word) => [...word].length > 1);
  return [script === 'hangul' ? withoutParticle(text) : text];
}

/** Returns the words of a phrase; none when one of its units, a single Chinese character, is no word. */
export function wordsOf(phrase: string): string[] {
  const words = unitsOfKey(phrase).map(wholeWords);
  return words.some(({ length }) => length === 0) ? [] : [...new Set(words.flat())];
}

/** Returns the units of a text that {@link joinUnits} made, which are normalized already. */
function unitsOfKey(key: string): Unit[] {
  return Array.from(key.match(unitPattern) ?? [], (text) => ({ script: scriptOf(text), text }));
}
