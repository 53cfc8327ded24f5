const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const first = (word: string) => graphemes.segment(word)[Symbol.iterator]().next().value?.segment ?? '';

/** What stands for a name: the first letters of its first and last word; of a name in Chinese or Korean its first character. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [start = '', end = ''] = [words[0], words.length > 1 ? words.at(-1) : ''].map((word = '') => first(word));
  const isWide = /[\p{Script=Han}\p{Script=Hangul}\p{Extended_Pictographic}]/u.test(start);
  return isWide ? start : (start + end).toUpperCase();
}
