import { Converter } from 'opencc-js/cn2t';
import { pinyin } from 'pinyin-pro';
import type { LanguageCode } from '../language.ts';
import { cityNames } from './city-names.ts';
import { toHangul } from './hangul.ts';
import { kinds, peoples, usualNames } from './region-terms.ts';

type Converted = (text: string) => string;

// Loading the dictionary takes 0.2 s, so it is loaded on the first use of Traditional Chinese.
let converter: Converted | undefined;
const toTraditional: Converted = (text) => {
  converter ??= Converter({ from: 'cn', to: 'tw' });
  return converter(text);
};

const translate: Readonly<Record<LanguageCode, Converted>> = { zh: (name) => name, tn: toTraditional, en: toEnglish, ko: toKorean };
const cache = new Map<string, string>();

/**
 * Returns a province, city or district of the region tree in a language, `西湖区` as `Xihu District` or `시후구`. Simplified Chinese names are
 * returned unchanged, and so are names that are not Chinese.
 */
export function regionName(name: string, language: LanguageCode): string {
  if (language === 'zh' || !/\p{Script=Han}/u.test(name)) return name;
  const key = `${language}:${name}`;
  const found = cache.get(key) ?? cityNames.get(name)?.[language] ?? translate[language](name);
  // The region tree has fewer names than this; a full cache keeps its entries, whatever else shoppers type.
  if (cache.size < maxEntries) cache.set(key, found);
  return found;
}

const maxEntries = 12_000;

function toEnglish(name: string): string {
  const usual = usualNames[name]?.[0];
  if (usual !== undefined) return usual;
  const { stem, people, kind } = partsOf(name);
  return [romanized(stem), ...people.map(([, en]) => en), kind?.[1] ?? ''].filter((part) => part !== '').join(' ');
}

function toKorean(name: string): string {
  const usual = usualNames[name]?.[1];
  if (usual !== undefined) return usual;
  const { stem, people, kind } = partsOf(name);
  const written = syllables(stem).map(toHangul).join('');
  const ending = kind?.[2] ?? '';
  return people.length === 0 ? `${written}${ending}` : [written, ...people.map(([, , ko]) => ko), ending].join(' ');
}

/** Splits a name into its own part, the ethnic groups it is named after, and its kind. */
function partsOf(name: string) {
  const kind = kinds.find(([ending]) => name.endsWith(ending) && name.length > ending.length);
  let stem = kind ? name.slice(0, -kind[0].length) : name;
  const people: (typeof peoples)[number][] = [];
  for (let last = peopleAtEnd(stem); kind?.[0].startsWith('自治') && last; last = peopleAtEnd(stem)) {
    stem = stem.slice(0, -last[0].length);
    people.unshift(last);
  }
  return { stem, people, kind };
}

const peopleAtEnd = (stem: string) => peoples.find(([zh]) => stem.endsWith(zh) && stem.length > zh.length);

const syllables = (text: string) => pinyin(text, { toneType: 'none', type: 'array', v: true }).map((one) => one.replace('v', 'ü'));

function romanized(text: string): string {
  // "Xi’an" is two syllables, "Xian" one.
  const joined = syllables(text).reduce((word, next) => (word !== '' && /^[aeo]/.test(next) ? `${word}’${next}` : word + next), '');
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}
