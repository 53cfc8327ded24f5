import type { FilterGroup } from '../commerce/catalog/FilterPanel/Options.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { inLanguage, type SampleText } from './sampleTexts.ts';

const classes: readonly SampleText[] = [
  { en: 'Cleansers & toners', zh: '洁面与爽肤', tn: '潔面與爽膚', ko: '클렌저·토너' },
  { en: 'Serums & treatments', zh: '精华', tn: '精華', ko: '세럼·트리트먼트' },
  { en: 'Creams & oils', zh: '面霜与护肤油', tn: '面霜與護膚油', ko: '크림·오일' },
  { en: 'Bath & body', zh: '沐浴与身体', tn: '沐浴與身體', ko: '배스·바디' },
  { en: 'Make-up', zh: '彩妆', tn: '彩妝', ko: '메이크업' },
  { en: 'Hair', zh: '护发', tn: '護髮', ko: '헤어' },
  { en: 'Sun care', zh: '防晒', tn: '防曬', ko: '선케어' },
  { en: 'Inner beauty', zh: '内养之美', tn: '內養之美', ko: '이너뷰티' },
];

const brands: readonly (readonly [letter: string, name: SampleText])[] = [
  ['B', { en: 'Bakery of Soap', zh: '白桦皂坊', tn: '白樺皂坊', ko: '고요한 점토' }],
  ['B', { en: 'Birch & Water', zh: '白芍工坊', tn: '白芍工坊', ko: '그린 오차드' }],
  ['C', { en: 'Camellia House', zh: '茶花屋', tn: '茶花屋', ko: '나무결' }],
  ['C', { en: 'Cold Spring', zh: '茶山药草铺', tn: '茶山藥草鋪', ko: '달소금' }],
  ['G', { en: 'Green Orchard', zh: '谷雨', tn: '穀雨', ko: '동백집' }],
  ['H', { en: 'Hinoki Days', zh: '桧木日', tn: '檜木日', ko: '들풀' }],
  ['L', { en: 'Linden Lab', zh: '林间集', tn: '林間集', ko: '린든 랩' }],
  ['M', { en: 'Moon Salt', zh: '月盐', tn: '月鹽', ko: '물빛 자작나무' }],
  ['N', { en: 'Night Pond', zh: '夜塘', tn: '夜塘', ko: '밤 연못' }],
  ['P', { en: 'Peony, White', zh: '牡丹亭', tn: '牡丹亭', ko: '비누 공방' }],
  ['Q', { en: 'Quiet Clay', zh: '清陶', tn: '清陶', ko: '새벽 샘' }],
  ['S', { en: 'Still Room', zh: '松间', tn: '松間', ko: '솔숲' }],
  ['S', { en: 'Sylvane', zh: '素月', tn: '素月', ko: '실반' }],
  ['T', { en: 'Tea Hill', zh: '甜杏', tn: '甜杏', ko: '증류실' }],
  ['Y', { en: 'Yarrow', zh: '蒸馏间', tn: '蒸餾間', ko: '차밭 언덕' }],
];

const marks: readonly SampleText[] = [
  { en: 'New', zh: '新品', tn: '新品', ko: '신상품' },
  { en: 'Bestseller', zh: '热销', tn: '熱銷', ko: '베스트' },
  { en: 'Recommended', zh: '推荐', tn: '推薦', ko: '추천' },
  { en: 'Member price', zh: '会员价', tn: '會員價', ko: '회원가' },
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
      title: t({ en: 'Category', zh: '分类', tn: '分類', ko: '카테고리' }),
      several: false,
      options: classes.map((name, index) => ({ value: String(11 + index), label: t(name), count: 34 - index * 4 })),
    },
    {
      name: 'brand',
      title: t({ en: 'Brand', zh: '品牌', tn: '品牌', ko: '브랜드' }),
      options: brands.map(([letter, name], index) => ({
        value: String(index + 1),
        label: t(name),
        count: 1 + ((index * 7) % 19),
        initial: t({ en: letter, zh: chineseLetters[index] ?? 'Z', tn: chineseLetters[index] ?? 'Z', ko: koreanLetters[index] ?? 'ㅎ' }),
      })),
    },
    {
      name: 'services',
      title: t({ en: 'Highlights', zh: '精选', tn: '精選', ko: '추천 모음' }),
      options: marks.map((name, index) => ({ value: String(index + 1), label: t(name) })),
    },
  ];
}

/** Predefined price ranges, for stories. */
export const storyPrices = [{ to: 99 }, { from: 100, to: 199 }, { from: 200, to: 299 }, { from: 300 }] as const;

/** Selected filter values of the stories. */
export const storyChosen = { class: ['12'], brand: ['1', '3'], amount: ['100-199'] } as const;
