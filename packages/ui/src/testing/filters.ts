import type { FilterGroup } from '../commerce/FilterPanel/Options.tsx';
import type { FilterTag } from '../commerce/FilterTags/FilterTags.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { inLanguage } from './globals.ts';

type Words = readonly [en: string, zh: string];

const classes: readonly Words[] = [
  ['Cleansers & toners', '洁面与爽肤'],
  ['Serums & treatments', '精华'],
  ['Creams & oils', '面霜与护肤油'],
  ['Bath & body', '沐浴与身体'],
  ['Make-up', '彩妆'],
  ['Hair', '护发'],
  ['Sun care', '防晒'],
  ['Inner beauty', '内养之美'],
];

const brands: readonly (readonly [letter: string, ...names: Words])[] = [
  ['B', 'Bakery of Soap', '白桦皂坊'],
  ['B', 'Birch & Water', '白芍工坊'],
  ['C', 'Camellia House', '茶花屋'],
  ['C', 'Cold Spring', '茶山药草铺'],
  ['G', 'Green Orchard', '谷雨'],
  ['H', 'Hinoki Days', '桧木日'],
  ['L', 'Linden Lab', '林间集'],
  ['M', 'Moon Salt', '月盐'],
  ['N', 'Night Pond', '夜塘'],
  ['P', 'Peony, White', '牡丹亭'],
  ['Q', 'Quiet Clay', '清陶'],
  ['S', 'Still Room', '松间'],
  ['S', 'Sylvane', '素月'],
  ['T', 'Tea Hill', '甜杏'],
  ['Y', 'Yarrow', '蒸馏间'],
];

const marks: readonly Words[] = [
  ['New', '新品'],
  ['Bestseller', '热销'],
  ['Recommended', '推荐'],
  ['For members', '会员商品'],
];

const chineseLetters = [...'BBCCGGLYYMQSSTZ'];

/** What the stories' list can be narrowed by: one class of eight, some of fifteen brands, some of four marks. */
export function storyFilterGroups(language: LanguageCode): FilterGroup[] {
  const say = inLanguage(language);
  return [
    {
      name: 'class',
      title: say('Category', '分类'),
      several: false,
      options: classes.map((names, at) => ({ value: String(11 + at), label: say(...names), count: 34 - at * 4 })),
    },
    {
      name: 'brand',
      title: say('Brand', '品牌'),
      options: brands.map(([letter, ...names], at) => ({
        value: String(at + 1),
        label: say(...names),
        count: 1 + ((at * 7) % 19),
        initial: say(letter, chineseLetters[at] ?? 'Z'),
      })),
    },
    { name: 's_type', title: say('Picks', '精选'), options: marks.map((names, at) => ({ value: String(at + 1), label: say(...names) })) },
  ];
}

/** Ready ranges of price, for stories. */
export const storyPrices = [{ to: 99 }, { from: 100, to: 199 }, { from: 200, to: 299 }, { from: 300 }] as const;

/** What is chosen in the stories, and the same in words. */
export const storyChosen = { class: ['12'], brand: ['7', '13'], amount: ['100-199'] } as const;

/** The conditions of {@link storyChosen} as links. */
export function storyTags(language: LanguageCode): FilterTag[] {
  const say = inLanguage(language);
  return [
    { label: say('Serums & treatments', '精华'), href: '?brand=7,13&amount=100-199' },
    { label: say('Linden Lab', '林间集'), href: '?class=12&brand=13&amount=100-199' },
    { label: say('Sylvane', '素月'), href: '?class=12&brand=7&amount=100-199' },
    { label: '¥100–¥199', href: '?class=12&brand=7,13' },
  ];
}
