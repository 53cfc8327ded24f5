const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const first = (word: string) => graphemes.segment(word)[Symbol.iterator]().next().value?.segment ?? '';

/** Returns the initials of a name: the first letters of its first and last word, or the first character of a Chinese or Korean name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [start = '', end = ''] = [words[0], words.length > 1 ? words.at(-1) : ''].map((word = '') => first(word));
  const isWide = /[\p{Script=Han}\p{Script=Hangul}\p{Extended_Pictographic}]/u.test(start);
  return isWide ? start : (start + end).toUpperCase();
}
