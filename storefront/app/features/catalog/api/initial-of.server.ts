import type { LanguageCode } from '@mall/locales';

/** The first characters of each letter in the order of the readings; no reading begins with I, U or V. */
const firstOfLetters = [...'阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀'];
const letters = [...'ABCDEFGHJKLMNOPQRSTWXYZ'];
const byReading = new Intl.Collator('zh-u-co-pinyin');

const [firstSyllable, syllablesOfConsonant] = [0xac00, 588];
// Doubled consonants are sorted with the single ones, as in a dictionary.
const consonants = [...'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ'];

/**
 * Returns the index letter of a name: of a Chinese name the first letter of its reading, of a Korean one its first consonant; '' if there
 * is none.
 */
export function initialOf(name: string, language: LanguageCode): string {
  const [first = ''] = name.trim().normalize('NFKC');
  if (/\p{Script=Hangul}/u.test(first) && language === 'ko') {
    return consonants[Math.floor(((first.codePointAt(0) ?? 0) - firstSyllable) / syllablesOfConsonant)] ?? '';
  }
  if (/\p{Script=Han}/u.test(first)) return letters[firstOfLetters.findLastIndex((char) => byReading.compare(char, first) <= 0)] ?? '';
  const latin = first.normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(latin) ? latin : '';
}
