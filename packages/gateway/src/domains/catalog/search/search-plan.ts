import { type Level, levels, setLexeme } from './document.ts';
import type { Answer, Match, Part } from './read-query.ts';
import { phraseTokens, wordsOf } from './text.ts';

/** A condition on products, and what a product that meets it gains. */
export interface Bucket {
  /** A bit for the part of the search that it answers. */
  readonly bit: number;
  readonly weight: number;
  readonly level: Level;
  /** A text search query on the lexemes of products. */
  readonly query: string;
}

/** A search as the database executes it. */
export interface SearchPlan {
  /** Empty for a search that finds nothing. */
  readonly buckets: readonly Bucket[];
  /** The number of parts that a product answers at best. */
  readonly parts: number;
}

const levelWeights: Readonly<Record<Level, number>> = { a: 10, b: 8, c: 2, d: 1 };
const matchWeights: Readonly<Record<Match, number>> = { exact: 1, start: 0.7, typo: 0.6, initials: 0.5 };
const [synonymWeight, relatedWeight] = [0.7, 0.25];
/** Related products are found by what they are called: those that only mention the relation are too far from the search. */
const relatedLevels: readonly Level[] = ['a', 'b'];
/** The gain of a part that says little about the product. */
const weak = 0.2;

/** Returns the conditions by which the database finds and rates the products of a search. */
export function planSearch(parts: readonly Part[]): SearchPlan {
  const significant = parts.filter(({ isWeak }) => !isWeak);
  const used = significant.length > 0 ? significant : parts;
  const weakOnes = significant.length > 0 ? parts.filter(({ isWeak }) => isWeak) : [];
  const buckets = [
    ...used.flatMap((part, index) => bucketsOf(part, 2 ** index, 1)),
    ...weakOnes.flatMap((part) => bucketsOf(part, 0, weak)).filter(({ level }) => level !== 'd'),
  ];
  return { buckets, parts: used.length };
}

function bucketsOf({ answers, setIds, relatedIds }: Part, bit: number, factor: number): Bucket[] {
  const bucket = (query: string, level: Level, weight: number): Bucket[] =>
    query === '' ? [] : [{ bit, weight: factor * weight * levelWeights[level], level, query }];
  const ofPhrases = [...Map.groupBy(answers, ({ match }) => match)].flatMap(([match, group]) =>
    levels.flatMap((level) => bucket(queryOf(group, level), level, matchWeights[match])),
  );
  const ofSets = levels.flatMap((level) => bucket(queryOfSets(setIds, level), level, synonymWeight));
  const ofRelated = relatedLevels.flatMap((level) => bucket(queryOfSets(relatedIds, level), level, relatedWeight));
  return [...ofPhrases, ...ofSets, ...ofRelated];
}

const queryOfSets = (setIds: readonly number[], level: Level): string => setIds.map((id) => quoted(setLexeme(level, id))).join('|');

/** Returns the query for products that contain one of these phrases at a level: its first token there, the others anywhere. */
function queryOf(answers: readonly Answer[], level: Level): string {
  return answers.flatMap(({ phrase }) => conditionOf(phrase, level)).join('|');
}

function conditionOf(phrase: string, level: Level): string[] {
  // At the last level only words are stored, see storedTokens in document.ts.
  const [first, ...others] = level === 'd' ? wordsOf(phrase) : phraseTokens(phrase);
  if (first === undefined) return [];
  const anywhere = others.map((token) => `(${levels.map((each) => quoted(`${each}${token}`)).join('|')})`);
  return [`(${[quoted(`${level}${first}`), ...anywhere].join('&')})`];
}

/** Lexemes consist of letters, digits, spaces and `#` only, so that quoting them suffices. */
const quoted = (lexeme: string): string => `'${lexeme}'`;

/** Returns the query for products that contain the words of one of these phrases, wherever. */
export function containing(phrases: readonly string[]): string {
  return phrases.flatMap((phrase) => levels.flatMap((level) => conditionOf(phrase, level))).join('|');
}
