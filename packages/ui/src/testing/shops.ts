import type { ShopCardProps } from '../commerce/shops/ShopCard/ShopCard.tsx';
import type { ShopHeadProps } from '../commerce/shops/ShopHead/ShopHead.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { drawnImage, type Tint, type Vessel } from './drawnImage.ts';
import { storyProductLinks } from './products.ts';
import { inLanguage, type SampleText } from './sampleTexts.ts';

interface DrawnShop extends SampleText<readonly [name: string, place: string]> {
  readonly followers: number;
  readonly productCount: number;
  readonly logo?: readonly [Vessel, Tint];
}

const shops: readonly DrawnShop[] = [
  {
    en: ['Sylvane Flagship', 'Hangzhou'],
    zh: ['林间集旗舰店', '浙江 杭州'],
    tn: ['林間集旗艦店', '浙江 杭州'],
    ko: ['실반 플래그십', '저장성 항저우'],
    followers: 8621,
    productCount: 19,
    logo: ['dropper', 'sage'],
  },
  {
    en: ['Moon Salt Bathhouse', 'Qingdao'],
    zh: ['月盐浴室', '山东 青岛'],
    tn: ['月鹽浴室', '山東 青島'],
    ko: ['달소금 목욕탕', '산둥성 칭다오'],
    followers: 1204,
    productCount: 8,
    logo: ['bar', 'mist'],
  },
  {
    en: ['White Peony Atelier', 'Heze'],
    zh: ['白芍工坊', '山东 菏泽'],
    tn: ['白芍工坊', '山東 菏澤'],
    ko: ['화이트 피오니 아틀리에', '산둥성 허쩌'],
    followers: 436,
    productCount: 1,
  },
  {
    en: ['Still Room', 'Kunming'],
    zh: ['蒸馏间', '云南 昆明'],
    tn: ['蒸餾間', '雲南 昆明'],
    ko: ['증류실', '윈난성 쿤밍'],
    followers: 2980,
    productCount: 12,
    logo: ['jar', 'clay'],
  },
  {
    en: ['Tea Hill Apothecary', 'Nantou'],
    zh: ['茶山药草铺', '台湾 南投'],
    tn: ['茶山藥草鋪', '台灣 南投'],
    ko: ['차밭 언덕 약초방', '대만 난터우'],
    followers: 57,
    productCount: 5,
  },
  {
    en: ['Night Pond', 'Suzhou'],
    zh: ['夜塘', '江苏 苏州'],
    tn: ['夜塘', '江蘇 蘇州'],
    ko: ['밤 연못', '장쑤성 쑤저우'],
    followers: 15302,
    productCount: 24,
    logo: ['jar', 'plum'],
  },
];

/** Returns six shops, for stories; the second is followed, the fourth has no products. */
export function storyShops(language: LanguageCode): [ShopCardProps, ...ShopCardProps[]] {
  const goods = storyProductLinks(language);
  const card = ({ followers, productCount, logo, ...texts }: DrawnShop, at: number): ShopCardProps => {
    const [name, place] = inLanguage(language)(texts);
    return {
      href: `#shop-${at}`,
      name,
      place,
      followers,
      productCount,
      follow: { followed: at === 1, action: '#follow', fields: { shopId: String(at) } },
      products: at === 3 ? [] : [0, 1, 2].flatMap((shift) => goods[(at * 2 + shift) % goods.length] ?? []),
      ...(logo ? { logoUrl: drawnImage(...logo) } : {}),
    };
  };
  const [first, ...rest] = shops.map(card);
  if (!first) throw new Error('There are no shops.');
  return [first, ...rest];
}

/** Returns the page header of the first shop, for stories. */
export function storyShopHead(language: LanguageCode): ShopHeadProps {
  const [{ name, logoUrl = '', place = '', followers, productCount, follow }] = storyShops(language);
  return {
    name,
    logoUrl,
    place,
    followers,
    productCount,
    follow,
    posterUrl: drawnImage('dropper', 'sage', true),
    information: inLanguage(language)({
      en: 'Quiet care for skin and senses, bottled in Hangzhou since 2011.',
      zh: '安静地照料肌肤与感官，二〇一一年起在杭州装瓶。',
      tn: '安靜地照料肌膚與感官，二〇一一年起在杭州裝瓶。',
      ko: '피부와 감각을 위한 고요한 돌봄. 2011년부터 항저우에서 병에 담습니다.',
    }),
  };
}
