import { scriptOf, segment, significantUnits, tokensOf, type Unit, unitsOf, wholeWords } from './text.ts';
import { type Form, hangulForms, pinyinForms } from './word-forms.ts';

/** The texts of a product in one language. */
export interface SearchableText {
  readonly name: string;
  readonly brand: string;
  readonly class: string;
  /** The values of its options: scents, shades, sizes. */
  readonly options: readonly string[];
  readonly subtitle: string;
  readonly ingredients: string;
  readonly description: string;
}

/** What is stored of a product for searches. */
export interface SearchDocument {
  /** Its tokens in all languages, each with its level in front. */
  readonly lexemes: readonly string[];
  /** Its words, as shoppers type them. */
  readonly words: ReadonlySet<string>;
}

/**
 * The levels of a token in a product, by how much it says about the product: in its name and elsewhere; in its name; in its subtitle, class
 * or brand; in the rest. A level is part of each lexeme, so that an index tells how well a product matches without reading its texts.
 */
export const levels = ['a', 'b', 'c', 'd'] as const;
export type Level = (typeof levels)[number];

const weights = { name: 8, brand: 6, class: 4, options: 3, subtitle: 4, ingredients: 1.5, description: 1 } as const;
const lowest = { a: 10, b: 7, c: 3 } as const;
/** The average over the languages is lower, because they rarely all use a term of the set. */
const lowestOfSets = { a: 7, b: 4, c: 1.5 } as const;

const [shortestSpan, longestSpan, longestRun] = [2, 4, 8];

/** A term of a set of synonyms. */
export interface SetTerm {
  readonly setId: number;
  /** The tokens that a text must all have to contain the term. */
  readonly tokens: readonly string[];
}

/** The terms of all sets by their first token. */
export type TermIndex = ReadonlyMap<string, readonly SetTerm[]>;

/** Returns the search document of a product from its texts in all languages, with the sets of synonyms that the texts contain terms of. */
export function searchDocument(texts: readonly SearchableText[], terms: TermIndex): SearchDocument {
  const scores = texts.map(scoreTokens);
  const stored = new Set(texts.flatMap(storedTokens));
  const levelOf = (token: string) => levelFrom(Math.max(...scores.map((score) => score.get(token) ?? 0)), lowest);
  return {
    lexemes: [...Array.from(stored, (token) => `${levelOf(token)}${token}`), ...setLexemes(scores, terms)],
    words: new Set(texts.flatMap(typedWords)),
  };
}

/** Returns the weight of each token in a text: the sum of the weights of the fields that contain it. */
function scoreTokens(text: SearchableText): Map<string, number> {
  const score = new Map<string, number>();
  for (const field of [...titleFields, 'ingredients', 'description'] as const) {
    for (const token of new Set(fieldTokens(text, field))) score.set(token, (score.get(token) ?? 0) + weights[field]);
  }
  return score;
}

/** Returns the tokens to store. Of the long texts these are only the words: all their pairs of characters would make the index ten times as large. */
function storedTokens(text: SearchableText): string[] {
  const long = [text.ingredients, text.description].flatMap((each) => significantUnits(each).flatMap(wholeWords));
  return [...titleFields.flatMap((field) => fieldTokens(text, field)), ...long];
}

/** Returns the lexeme of products that contain a term of a set of synonyms. */
export const setLexeme = (level: Level, setId: number): string => `${level}#${setId}`;

function levelFrom(weight: number, limits: Readonly<Record<Exclude<Level, 'd'>, number>>): Level {
  return levels.find((level) => level !== 'd' && weight >= limits[level]) ?? 'd';
}

/** Returns the sets of which a product contains terms: the more languages agree, the higher the level. */
function setLexemes(scores: readonly ReadonlyMap<string, number>[], terms: TermIndex): string[] {
  const total = new Map<number, number>();
  for (const score of scores) {
    for (const [setId, weight] of bestTerms(score, terms)) total.set(setId, (total.get(setId) ?? 0) + weight / scores.length);
  }
  return [...total].map(([setId, weight]) => setLexeme(levelFrom(weight, lowestOfSets), setId));
}

/** Returns the weight of the best term of each set in a text. A term weighs as much as its lightest token. */
function bestTerms(score: ReadonlyMap<string, number>, terms: TermIndex): Map<number, number> {
  const best = new Map<number, number>();
  for (const { setId, tokens } of [...score.keys()].flatMap((token) => terms.get(token) ?? [])) {
    const weight = Math.min(...tokens.map((token) => score.get(token) ?? 0));
    if (weight > (best.get(setId) ?? 0)) best.set(setId, weight);
  }
  return best;
}

const descriptionUnits = (text: string): Unit[] => significantUnits(text).flatMap(separateWords);

const titleFields = ['name', 'brand', 'class', 'options', 'subtitle'] as const;

function fieldTokens(text: SearchableText, field: (typeof titleFields)[number] | 'ingredients' | 'description'): string[] {
  if (field === 'description') return tokensOf(descriptionUnits(text.description));
  const texts = field === 'options' ? text.options : [text[field]];
  return texts.flatMap((each) => {
    const units = significantUnits(each);
    // One character is a whole word often enough, 镁 or 빗, but not in long texts.
    const single = field === 'ingredients' ? [] : units.flatMap(({ script, text: run }) => (script === 'han' ? [...run] : []));
    return [...tokensOf(units), ...single];
  });
}

/** Splits Chinese into words: pairs of characters that belong to different words would find a long text by accident. */
function separateWords(unit: Unit): Unit[] {
  return unit.script === 'han' ? segment(unit.text).map((text) => ({ script: 'han', text })) : [unit];
}

/** Returns the words of a text by which a shopper can find the product despite an unfinished or a mistyped word. */
function typedWords({ name, brand, class: group, options, subtitle, ingredients }: SearchableText): string[] {
  const titles = [name, brand, group].flatMap((text) => spansOf(significantUnits(text)));
  const rest = [...options, subtitle].flatMap((text) => significantUnits(text).flatMap(wholeWords));
  const latin = unitsOf(ingredients).flatMap(({ script, text }) => (script === 'latin' ? [text] : []));
  return [...titles, ...rest, ...latin];
}

/** Returns the words of a title, and what can be typed as one word: adjacent words, and parts of a run of Chinese characters. */
export function spansOf(units: readonly Unit[]): string[] {
  return units.flatMap((unit, index) => {
    const before = units[index - 1];
    const pair =
      before?.script === unit.script && unit.script !== 'han' ? [`${before.text}${unit.script === 'latin' ? ' ' : ''}${unit.text}`] : [];
    return unit.script === 'han' ? partsOf(unit.text) : [unit.text, ...pair];
  });
}

function partsOf(run: string): string[] {
  const characters = [...run];
  const spans = characters.flatMap((_, start) =>
    Array.from({ length: longestSpan - shortestSpan + 1 }, (_length, index) => characters.slice(start, start + shortestSpan + index)),
  );
  const distinct = new Set(spans.filter(({ length }) => length >= shortestSpan).map((span) => span.join('')));
  return [...distinct, ...(characters.length <= longestRun ? [run] : [])];
}

/** Returns the ways to type a word. */
export function formsOf(word: string): Form[] {
  const script = scriptOf(word);
  if (script === 'han') return pinyinForms(word);
  if (script === 'hangul') return hangulForms(word);
  return [word.includes(' ') ? { form: word.replaceAll(' ', ''), kind: 'joined' } : { form: word, kind: 'word' }];
}
