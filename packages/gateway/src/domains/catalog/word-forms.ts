import { convertQwertyToHangul } from 'es-hangul';

/** A shorter word is not split: its parts would be words that were not meant. */
const shortestSplit = 6;
/** Endings of American and of British English: `moisturizer` and `moisturiser`, `color` and `colour`. */
const endings = [
  [/iz(e|ed|es|er|ers|ing|ation)$/, 'is$1'],
  [/is(e|ed|es|er|ers|ing|ation)$/, 'iz$1'],
  [/([^o])or(s|ed|ing|less)?$/, '$1our$2'],
  [/our(s|ed|ing|less)?$/, 'or$1'],
] as const;
/** Single letters of the Korean alphabet are no word. */
const syllables = /^[\uac00-\ud7a3]{2,}$/;

/** Returns a Latin word in its American and British spellings; whether it is a word is for the index to say. */
export function spellingsOf(word: string): string[] {
  return [...new Set([word, ...endings.map(([ending, other]) => word.replace(ending, other))])];
}

/** Two words that a shopper wrote as one: `hand`, `cream`. */
type Split = readonly [string, string];

/** Returns the pairs of words that a long word can consist of, the second also as a plural. */
export function splitsOf(word: string): Split[] {
  if (word.length < shortestSplit) return [];
  const positions = Array.from({ length: word.length - 1 }, (_, index) => index + 1);
  return positions.flatMap((position): Split[] => {
    const [first, second] = [word.slice(0, position), word.slice(position)];
    return [
      [first, second],
      [first, `${second}s`],
    ];
  });
}

/** Returns the Korean word that the same keys write, `크림` for `zmfla`; undefined for keys that write no syllables. */
export function asHangul(word: string): string | undefined {
  const hangul = convertQwertyToHangul(word);
  return syllables.test(hangul) ? hangul : undefined;
}
