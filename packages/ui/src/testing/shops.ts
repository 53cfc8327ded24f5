import type { ShopCardProps } from '../commerce/ShopCard/ShopCard.tsx';
import type { ShopHeadProps } from '../commerce/ShopHead/ShopHead.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { drawnPicture, type Tint, type Vessel } from './drawnPicture.ts';
import { inLanguage } from './globals.ts';
import { storyProducts } from './goods.ts';

interface DrawnShop {
  readonly en: readonly [name: string, place: string];
  readonly zh: readonly [name: string, place: string];
  readonly followers: number;
  readonly productCount: number;
  readonly logo?: readonly [Vessel, Tint];
}

const shops: readonly DrawnShop[] = [
  { en: ['Sylvane Flagship', 'Hangzhou'], zh: ['林间集旗舰店', '浙江 杭州'], followers: 8621, productCount: 19, logo: ['dropper', 'sage'] },
  { en: ['Moon Salt Bathhouse', 'Qingdao'], zh: ['月盐浴室', '山东 青岛'], followers: 1204, productCount: 8, logo: ['bar', 'mist'] },
  { en: ['White Peony Atelier', 'Heze'], zh: ['白芍工坊', '山东 菏泽'], followers: 436, productCount: 1 },
  { en: ['Still Room', 'Kunming'], zh: ['蒸馏间', '云南 昆明'], followers: 2980, productCount: 12, logo: ['jar', 'clay'] },
  { en: ['Tea Hill Apothecary', 'Nantou'], zh: ['茶山药草铺', '台湾 南投'], followers: 57, productCount: 5 },
  { en: ['Night Pond', 'Suzhou'], zh: ['夜塘', '江苏 苏州'], followers: 15302, productCount: 24, logo: ['jar', 'plum'] },
];

/** Six shops in English or Chinese, for stories; the second is followed, the fourth shows no goods. */
export function storyShops(language: LanguageCode): [ShopCardProps, ...ShopCardProps[]] {
  const goods = storyProducts(language);
  const card = ({ followers, productCount, logo, ...texts }: DrawnShop, at: number): ShopCardProps => {
    const [name, place] = inLanguage(language)(texts.en, texts.zh);
    return {
      href: `#shop-${at}`,
      name,
      place,
      followers,
      productCount,
      follow: { followed: at === 1, action: '#follow', fields: { shop_id: String(at) } },
      products: at === 3 ? [] : [0, 1, 2].flatMap((shift) => goods[(at * 2 + shift) % goods.length] ?? []),
      ...(logo ? { logoUrl: drawnPicture(...logo) } : {}),
    };
  };
  const [first, ...rest] = shops.map(card);
  if (!first) throw new Error('There are no shops.');
  return [first, ...rest];
}

/** The head of the first shop's page, for stories. */
export function storyShopHead(language: LanguageCode): ShopHeadProps {
  const [{ name, logoUrl = '', place = '', followers, productCount, follow }] = storyShops(language);
  return {
    name,
    logoUrl,
    place,
    followers,
    productCount,
    follow,
    posterUrl: drawnPicture('dropper', 'sage', true),
    information: inLanguage(language)(
      'Quiet care for skin and senses, bottled in Hangzhou since 2011.',
      '安静地照料肌肤与感官，二〇一一年起在杭州装瓶。',
    ),
  };
}
