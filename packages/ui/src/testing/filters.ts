import type { FilterGroup } from '../commerce/FilterPanel/Options.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { inLanguage } from './globals.ts';

type Words = readonly [en: string, zh: string, ko: string];

const classes: readonly Words[] = [
  ['Cleansers & toners', '洁面与爽肤', '클렌저·토너'],
  ['Serums & treatments', '精华', '세럼·트리트먼트'],
  ['Creams & oils', '面霜与护肤油', '크림·오일'],
  ['Bath & body', '沐浴与身体', '배스·바디'],
  ['Make-up', '彩妆', '메이크업'],
  ['Hair', '护发', '헤어'],
  ['Sun care', '防晒', '선케어'],
  ['Inner beauty', '内养之美', '이너뷰티'],
];

const brands: readonly (readonly [letter: string, ...names: Words])[] = [
  ['B', 'Bakery of Soap', '白桦皂坊', '고요한 점토'],
  ['B', 'Birch & Water', '白芍工坊', '그린 오차드'],
  ['C', 'Camellia House', '茶花屋', '나무결'],
  ['C', 'Cold Spring', '茶山药草铺', '달소금'],
  ['G', 'Green Orchard', '谷雨', '동백집'],
  ['H', 'Hinoki Days', '桧木日', '들풀'],
  ['L', 'Linden Lab', '林间集', '린든 랩'],
  ['M', 'Moon Salt', '月盐', '물빛 자작나무'],
  ['N', 'Night Pond', '夜塘', '밤 연못'],
  ['P', 'Peony, White', '牡丹亭', '비누 공방'],
  ['Q', 'Quiet Clay', '清陶', '새벽 샘'],
  ['S', 'Still Room', '松间', '솔숲'],
  ['S', 'Sylvane', '素月', '실반'],
  ['T', 'Tea Hill', '甜杏', '증류실'],
  ['Y', 'Yarrow', '蒸馏间', '차밭 언덕'],
];

const marks: readonly Words[] = [
  ['New', '新品', '신상품'],
  ['Bestseller', '热销', '베스트'],
  ['Recommended', '推荐', '추천'],
  ['Member price', '会员价', '회원가'],
];

const chineseLetters = [...'BBCCGGLYYMQSSTZ'];
const koreanLetters = [...'ㄱㄱㄴㄷㄷㄷㄹㅁㅂㅂㅅㅅㅅㅈㅊ'];

/**
 * Returns the filter groups of the stories' list: a single choice of eight classes, multiple choices of fifteen brands and of four labels.
 */
export function storyFilterGroups(language: LanguageCode): FilterGroup[] {
  const t = inLanguage(language);
  return [
    {
      name: 'class',
      title: t('Category', '分类', '카테고리'),
      several: false,
      options: classes.map((names, index) => ({ value: String(11 + index), label: t(...names), count: 34 - index * 4 })),
    },
    {
      name: 'brand',
      title: t('Brand', '品牌', '브랜드'),
      options: brands.map(([letter, ...names], index) => ({
        value: String(index + 1),
        label: t(...names),
        count: 1 + ((index * 7) % 19),
        initial: t(letter, chineseLetters[index] ?? 'Z', koreanLetters[index] ?? 'ㅎ'),
      })),
    },
    {
      name: 'services',
      title: t('Highlights', '精选', '추천 모음'),
      options: marks.map((names, index) => ({ value: String(index + 1), label: t(...names) })),
    },
  ];
}

/** Predefined price ranges, for stories. */
export const storyPrices = [{ to: 99 }, { from: 100, to: 199 }, { from: 200, to: 299 }, { from: 300 }] as const;

/** Selected filter values of the stories. */
export const storyChosen = { class: ['12'], brand: ['7', '13'], amount: ['100-199'] } as const;
