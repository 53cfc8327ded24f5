import { convertQwertyToHangul, disassemble, getChoseong } from 'es-hangul';
import { pinyin } from 'pinyin-pro';

/** Endings that do not change which product is meant, with their replacement: the plural, and British spellings. */
const endings = [
  [/^(.{3,})ies$/, '$1y'],
  [/^(.{2,}(?:ss|x|zz|ch|sh))es$/, '$1'],
  [/^(.{2,}[^su])s$/, '$1'],
] as const;
const spellings = [
  [/is(e|ed|er|ing|ation)$/, 'iz$1'],
  [/([^o])our(ed|ing|less)?$/, '$1or$2'],
] as const;

/** Letters of the Korean alphabet without a syllable. */
const loneLetters = /[\u3131-\u3163]/;
/** Single letters of the Korean alphabet are no word. */
const syllables = /^[\uac00-\ud7a3]{2,}$/;

/** Returns an English word in the singular and in American spelling; any other word with these endings in the same, wrong but equal, way. */
export function stemOf(word: string): string {
  const ending = endings.find(([pattern]) => pattern.test(word));
  const singular = ending ? word.replace(ending[0], ending[1]) : word;
  return spellings.reduce((spelled, [pattern, replacement]) => spelled.replace(pattern, replacement), singular);
}

/** How a word is typed: as it is, several as one, in Latin letters, by initials, or letter by letter. */
export type FormKind = 'word' | 'joined' | 'pinyin' | 'initials' | 'letters';

/** A way to type a word. */
export interface Form {
  readonly form: string;
  readonly kind: FormKind;
}

/** Returns how a Chinese word is typed in Latin letters: in full, and by the initials of its syllables. */
export function pinyinForms(word: string): Form[] {
  const parts = pinyin(word, { toneType: 'none', type: 'array', v: true });
  const full: Form = { form: parts.join(''), kind: 'pinyin' };
  return parts.length < 2 ? [full] : [full, { form: parts.map((part) => part[0]).join(''), kind: 'initials' }];
}

/** Returns how a Korean word is typed letter by letter, which finds it from an unfinished syllable, and by its initial consonants. */
export function hangulForms(word: string): Form[] {
  const letters: Form = { form: disassemble(word), kind: 'letters' };
  return word.length < 2 ? [letters] : [letters, { form: getChoseong(word), kind: 'initials' }];
}

/** Returns a Korean word letter by letter. */
export const lettersOf = (word: string): string => disassemble(word);

/** Returns whether a Korean text has letters that are no syllable: it is unfinished, or consists of initial consonants. */
export const hasLoneLetters = (word: string): boolean => loneLetters.test(word);

/** Returns the Korean word that the same keys write, `크림` for `zmfla`; undefined for keys that write no syllables. */
export function asHangul(word: string): string | undefined {
  const hangul = convertQwertyToHangul(word);
  return syllables.test(hangul) ? hangul : undefined;
}
