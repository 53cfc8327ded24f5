import type { Db } from '../../../db/database.ts';
import { findForms, type Recognized, type Typed } from './forms-repository.ts';
import { findMeanings, type Meaning } from './synonyms-repository.ts';
import { allowedTypos, editDistance } from './term-keys.ts';
import { joinUnits, scriptOf, segment, significantUnits, type Unit, unitsOf, withoutParticle } from './text.ts';
import { asHangul, hasLoneLetters, lettersOf } from './word-forms.ts';

/** How a phrase answers a part of a search, best first. */
export type Match = 'exact' | 'start' | 'typo' | 'initials';

/** A phrase that answers a part of a search. */
export interface Answer {
  readonly phrase: string;
  readonly match: Match;
}

/** A part of a search, a word or several of one meaning, with the phrases that answer it. */
export interface Part {
  readonly answers: readonly Answer[];
  /** Sets of synonyms that the part belongs to, and those related to them. */
  readonly setIds: readonly number[];
  readonly relatedIds: readonly number[];
  /** It says little about the product, as "skin" or "care". */
  readonly isWeak: boolean;
}

/** The beginning of a long pasted text suffices to identify a product. */
const [maxUnits, maxCharacters, maxParts, maxAtoms, maxWords] = [8, 24, 12, 10, 12];

/** Words that nearly every product has to do with. */
const weakWords = new Set(
  [
    'skin face facial care product beauty cosmetic item set kit natural daily use woman women man men day',
    '皮肤 肌肤 肌 脸 脸部 面部 护理 产品 用品 美容 化妆品 护肤 护肤品 推荐 好用 适合 用 女 男 什么 的 款 保养 保养品',
    '피부 얼굴 케어 제품 화장품 추천 관리 좋은 용 페이스 뷰티 여성 남성 데일리 있는 없는 쓰는',
  ].flatMap((words) => words.split(' ')),
);

/** Returns the parts of a search text; undefined for an empty text. */
export async function readQuery(db: Db, text: string): Promise<readonly Part[] | undefined> {
  if (text.trim() === '') return undefined;
  const units = limitUnits(text);
  const recognized = await recognizeAll(db, units);
  const readings = units.map((unit, index) => (isSymbol(units, index) ? { unit, words: [], isKnown: true } : readUnit(unit, recognized)));
  const atoms = readings.flatMap(atomsOf);
  const phrases = new Set([...phrasesOf(atoms), ...readings.flatMap(({ words }) => words.map(({ word }) => word))]);
  const meanings = await findMeanings(db, [...phrases]);
  return segmentsOf(atoms, meanings)
    .slice(0, maxParts)
    .map((stretch) => partOf(stretch, meanings));
}

/** Returns whether a unit is one or two letters beside another script, `A醇` or `비타민C`: a part of that word, not the start of one. */
function isSymbol(units: readonly Unit[], index: number): boolean {
  const [unit, before, after] = [units[index], units[index - 1], units[index + 1]];
  const isOther = (other: Unit | undefined) => other !== undefined && other.script !== 'latin';
  return unit?.script === 'latin' && unit.text.length <= 2 && (isOther(before) || isOther(after));
}

function limitUnits(text: string): Unit[] {
  const significant = significantUnits(text);
  return (significant.length > 0 ? significant : unitsOf(text))
    .slice(0, maxUnits)
    .map((unit) => (unit.script === 'latin' ? unit : { ...unit, text: [...unit.text].slice(0, maxCharacters).join('') }));
}

/** A unit of a search with the words that it can mean. */
interface Reading {
  readonly unit: Unit;
  readonly words: readonly Word[];
  /** It is itself a word of the mall, or of a script in which parts of words are searched. */
  readonly isKnown: boolean;
}

interface Word {
  readonly word: string;
  readonly match: Match;
}

async function recognizeAll(db: Db, units: readonly Unit[]): Promise<readonly Recognized[]> {
  const typed = new Map<string, Typed>();
  const add = (text: string, isWhole = false) => {
    if (!typed.has(text) || !isWhole) typed.set(text, { text, isWhole });
  };
  for (const unit of units) {
    if (unit.script === 'hangul') add(lettersOf(unit.text));
    if (unit.script !== 'latin') continue;
    add(unit.text);
    add(typedOf(unit));
    const korean = asHangul(typedOf(unit));
    if (korean !== undefined) add(lettersOf(korean));
    for (const part of splitsOf(typedOf(unit)).flat()) add(part, true);
  }
  return findForms(db, [...typed.values()]);
}

const typedOf = ({ typed, text }: Unit): string => typed ?? text;

/** Returns the pairs of words that a long word can consist of. */
function splitsOf(word: string): [string, string][] {
  if (word.length < 6 || word.length > 30) return [];
  return Array.from({ length: word.length - 3 }, (_, index) => [word.slice(0, index + 2), word.slice(index + 2)]);
}

function readUnit(unit: Unit, recognized: readonly Recognized[]): Reading {
  if (unit.script === 'han') return { unit, words: [], isKnown: true };
  if (unit.script === 'hangul') return readHangul(unit, recognized);
  return readLatin(unit, recognized);
}

function readHangul(unit: Unit, recognized: readonly Recognized[]): Reading {
  const letters = lettersOf(unit.text);
  const found = recognized.filter(({ typed }) => typed === letters);
  if (hasLoneLetters(unit.text)) {
    const words = firstOf(found, ['whole', 'start', 'typo']);
    return { unit, words, isKnown: false };
  }
  if (found.some(({ how }) => how === 'whole')) return { unit, words: [], isKnown: true };
  return { unit, words: firstOf(found, ['start', 'typo']), isKnown: true };
}

function readLatin(unit: Unit, recognized: readonly Recognized[]): Reading {
  const texts = [unit.text, typedOf(unit)];
  const found = recognized.filter(({ typed }) => texts.includes(typed));
  const isWord = found.some(({ how, kind }) => how === 'whole' && kind === 'word');
  if (isWord) {
    const longer = found.filter(({ how, kind }) => how === 'start' && kind === 'word');
    return { unit, words: typedOf(unit).length > 2 ? wordsOf(longer) : [], isKnown: true };
  }
  const direct = firstOf(found, ['whole', 'start']);
  if (direct.length > 0) return { unit, words: direct, isKnown: false };
  const korean = asHangul(typedOf(unit));
  const letters = korean === undefined ? '' : lettersOf(korean);
  const ways = [
    splitWords(unit, recognized),
    firstOf(found, ['typo']),
    firstOf(
      recognized.filter(({ typed }) => typed === letters),
      ['whole', 'start', 'typo'],
    ),
  ];
  const words = ways.find(({ length }) => length > 0) ?? (korean === undefined ? [] : [{ word: korean, match: 'exact' as const }]);
  return { unit, words: words.length > 0 ? words : firstOf(found, ['part']), isKnown: false };
}

/** Returns two words that were typed as one. */
function splitWords(unit: Unit, recognized: readonly Recognized[]): Word[] {
  const whole = (text: string) => recognized.filter(({ typed, how, kind }) => typed === text && how === 'whole' && kind !== 'initials');
  for (const [first, second] of splitsOf(typedOf(unit))) {
    const [before, after] = [whole(first)[0], whole(second)[0]];
    if (before && after && before.kind === after.kind)
      return [{ word: joinUnits([asUnit(before.word), asUnit(after.word)]), match: 'exact' }];
  }
  return [];
}

const asUnit = (text: string): Unit => ({ script: scriptOf(text), text });

/** Returns the words recognized in the first of these ways by which a word is recognized. */
function firstOf(found: readonly Recognized[], ways: readonly Recognized['how'][]): Word[] {
  for (const way of ways) {
    const words = wordsOf(found.filter(({ how, typed, form }) => how === way && (way !== 'typo' || isNear(typed, form))));
    if (words.length > 0) return words;
  }
  return [];
}

const isNear = (typed: string, form: string): boolean => editDistance(typed, form) <= Math.min(allowedTypos(typed), allowedTypos(form));

const matches: Readonly<Record<Recognized['how'], Match>> = { whole: 'exact', start: 'start', typo: 'typo', part: 'start' };

function wordsOf(found: readonly Recognized[]): Word[] {
  const nearest = found.toSorted((one, other) => distance(one) - distance(other)).slice(0, maxWords * 2);
  return nearest.map(({ word, kind, how }) => ({ word, match: kind === 'initials' ? 'initials' : matches[how] }));
}

const distance = ({ how, typed, form }: Recognized): number =>
  how === 'typo' ? editDistance(typed, form) : Math.abs(form.length - typed.length);

/** An indivisible piece of a search for finding phrases with synonyms: a Latin word, or a character. */
interface Atom extends Unit {
  readonly reading: Reading;
  /** The piece is the first or the last one of its unit. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function atomsOf(reading: Reading): Atom[] {
  const { unit, isKnown, words } = reading;
  const [best] = words;
  const text = isKnown || best === undefined ? unit.text : best.word;
  const pieces = scriptOf(text) === 'latin' || !isKnown ? [text] : [...text];
  return pieces.map((piece, index) => ({
    ...asUnit(piece),
    reading,
    isFirst: index === 0,
    isLast: index === pieces.length - 1,
  }));
}

const phraseOf = (atoms: readonly Atom[]): string => joinUnits(atoms);

function phrasesOf(atoms: readonly Atom[]): string[] {
  return atoms.flatMap((_, start) =>
    Array.from({ length: Math.min(maxAtoms, atoms.length - start) }, (_length, index) => phraseOf(atoms.slice(start, start + index + 1))),
  );
}

/** A stretch of a search. */
interface Stretch {
  readonly atoms: readonly Atom[];
  readonly hasSynonyms: boolean;
}

/** Splits a search into the longest phrases that have synonyms, and the words between them. */
function segmentsOf(atoms: readonly Atom[], meanings: ReadonlyMap<string, Meaning>): Stretch[] {
  const stretches: Stretch[] = [];
  let rest: Atom[] = [];
  for (let start = 0; start < atoms.length; ) {
    const length = longestPhrase(atoms.slice(start, start + maxAtoms), meanings);
    if (length === 0) rest.push(...atoms.slice(start, start + 1));
    else {
      stretches.push(...plainStretches(rest), { atoms: atoms.slice(start, start + length), hasSynonyms: true });
      rest = [];
    }
    start += Math.max(1, length);
  }
  return [...stretches, ...plainStretches(rest)];
}

function longestPhrase(atoms: readonly Atom[], meanings: ReadonlyMap<string, Meaning>): number {
  for (let length = atoms.length; length > 0; length -= 1) {
    const some = atoms.slice(0, length);
    if (meanings.has(phraseOf(some)) && isWord(some)) return length;
  }
  return 0;
}

/** A single character is a word only if it stands alone. */
const isWord = (atoms: readonly Atom[]): boolean => {
  const [first] = atoms;
  return first !== undefined && (atoms.length > 1 || first.script === 'latin' || (first.isFirst && first.isLast));
};

/** Splits a stretch without synonyms into words. */
function plainStretches(atoms: readonly Atom[]): Stretch[] {
  const runs: Atom[][] = [];
  for (const atom of atoms) {
    const last = runs.at(-1);
    if (last?.at(-1)?.reading === atom.reading) last.push(atom);
    else runs.push([atom]);
  }
  return runs.flatMap(wordsInRun).map((words) => ({ atoms: words, hasSynonyms: false }));
}

function wordsInRun(atoms: readonly Atom[]): (readonly Atom[])[] {
  if (atoms[0]?.script !== 'han' || atoms.length < 3) return [atoms];
  let at = 0;
  return segment(phraseOf(atoms)).map((word) => {
    const from = at;
    at += [...word].length;
    return atoms.slice(from, at);
  });
}

function partOf({ atoms, hasSynonyms }: Stretch, meanings: ReadonlyMap<string, Meaning>): Part {
  const phrase = phraseOf(atoms);
  const [only] = atoms;
  const isWholeUnit =
    only !== undefined && atoms.every(({ reading }) => reading === only.reading) && only.isFirst && (atoms.at(-1)?.isLast ?? false);
  const words = isWholeUnit ? only.reading.words : [];
  const best = only?.reading.words[0];
  const own: Answer =
    isWholeUnit && !only.reading.isKnown && best
      ? { phrase, match: best.match }
      : { phrase: plainPhrase(phrase, hasSynonyms), match: 'exact' };
  const answers = new Map<string, Match>([[own.phrase, own.match]]);
  const add = (answer: string, match: Match) => {
    if (!answers.has(answer)) answers.set(answer, match);
  };
  for (const { word, match } of words.slice(0, maxWords)) add(word, match);
  const found = [phrase, ...words.slice(0, maxWords).map(({ word }) => word)].flatMap((key) => meanings.get(key) ?? []);
  const setIds = new Set(found.flatMap((meaning) => meaning.setIds));
  const relatedIds = new Set(found.flatMap((meaning) => meaning.relatedIds));
  return {
    answers: [...answers].map(([each, match]) => ({ phrase: each, match })),
    setIds: [...setIds],
    relatedIds: [...relatedIds].filter((id) => !setIds.has(id)),
    isWeak: weakWords.has(own.phrase),
  };
}

const plainPhrase = (phrase: string, hasSynonyms: boolean): string =>
  !hasSynonyms && scriptOf(phrase) === 'hangul' ? withoutParticle(phrase) : phrase;
