/**
 * Initials of pinyin in Hangul, by the rules of South Korea's National Institute of Korean Language for Chinese names
 * (https://korean.go.kr, "Foreign language orthography", Chinese).
 */

const initials: Readonly<Record<string, string>> = {
  b: 'ㅂ',
  p: 'ㅍ',
  m: 'ㅁ',
  f: 'ㅍ',
  d: 'ㄷ',
  t: 'ㅌ',
  n: 'ㄴ',
  l: 'ㄹ',
  g: 'ㄱ',
  k: 'ㅋ',
  h: 'ㅎ',
  j: 'ㅈ',
  q: 'ㅊ',
  x: 'ㅅ',
  zh: 'ㅈ',
  ch: 'ㅊ',
  sh: 'ㅅ',
  r: 'ㄹ',
  z: 'ㅉ',
  c: 'ㅊ',
  s: 'ㅆ',
};

/** Finals that are the same with and without a consonant. */
const openFinals: Readonly<Record<string, string>> = {
  a: '아',
  o: '오',
  e: '어',
  ai: '아이',
  ei: '에이',
  ao: '아오',
  ou: '어우',
  an: '안',
  en: '언',
  ang: '앙',
  eng: '엉',
};

/** Finals after a consonant. */
const finals: Readonly<Record<string, string>> = {
  ...openFinals,
  ong: '웅',
  i: '이',
  ia: '야',
  ie: '예',
  iao: '야오',
  iu: '유',
  ian: '옌',
  in: '인',
  iang: '양',
  ing: '잉',
  iong: '융',
  u: '우',
  ua: '와',
  uo: '워',
  uai: '와이',
  ui: '우이',
  uan: '완',
  un: '운',
  uang: '왕',
  ü: '위',
  üe: '웨',
  üan: '위안',
  ün: '윈',
};

/** Syllables without a consonant. */
const bare: Readonly<Record<string, string>> = {
  ...openFinals,
  er: '얼',
  yi: '이',
  ya: '야',
  yo: '요',
  ye: '예',
  yao: '야오',
  you: '유',
  yan: '옌',
  yin: '인',
  yang: '양',
  ying: '잉',
  yong: '융',
  wu: '우',
  wa: '와',
  wo: '워',
  wai: '와이',
  wei: '웨이',
  wan: '완',
  wen: '원',
  wang: '왕',
  weng: '웡',
  yu: '위',
  yue: '웨',
  yuan: '위안',
  yun: '윈',
};

const buzzing = /^(zh|ch|sh|r|z|c|s)$/;
const leading = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
/** Vowels in Unicode order; after ㅈ, ㅉ and ㅊ the iotated ones lose their glide. */
const vowels = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const withoutGlide: Readonly<Record<string, string>> = { ㅑ: 'ㅏ', ㅕ: 'ㅓ', ㅖ: 'ㅔ', ㅛ: 'ㅗ', ㅠ: 'ㅜ' };

const firstSyllable = 0xac00;
const perVowel = 28;
const perInitial = vowels.length * perVowel;

/** Converts one syllable of pinyin without its tone, e.g. `hang`, to Hangul. Returns a syllable that is not pinyin unchanged. */
export function toHangul(syllable: string): string {
  const whole = bare[syllable];
  if (whole !== undefined) return whole;
  const [, initial = '', final = ''] = /^(zh|ch|sh|[bpmfdtnlgkhjqxrzcs])(.+)$/.exec(syllable) ?? [];
  const consonant = initials[initial];
  if (consonant === undefined) return syllable;
  if (final === 'i' && buzzing.test(initial)) return withInitial('으', consonant);
  const sound = finals[/^[jqx]$/.test(initial) ? final.replace(/^u/, 'ü') : final];
  return sound === undefined ? syllable : withInitial(sound, consonant);
}

/** Adds a consonant to a sound that begins with a vowel. */
function withInitial(sound: string, consonant: string): string {
  const code = sound.charCodeAt(0) - firstSyllable;
  const vowel = vowels[Math.floor((code % perInitial) / perVowel)] ?? '';
  const spoken = /[ㅈㅉㅊ]/.test(consonant) ? (withoutGlide[vowel] ?? vowel) : vowel;
  const composed = firstSyllable + leading.indexOf(consonant) * perInitial + vowels.indexOf(spoken) * perVowel + (code % perVowel);
  return String.fromCharCode(composed) + sound.slice(1);
}
