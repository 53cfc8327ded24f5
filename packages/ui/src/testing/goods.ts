import type { ProductCardProps } from '../commerce/ProductCard/ProductCard.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { drawnImage } from './drawnImage.ts';
import { inLanguage } from './globals.ts';

const zhTitles = [
  '云朵洁面乳',
  '白毫护手霜',
  '补骨脂酚晚安精华',
  '屏障修护面霜',
  '玫瑰果角鲨烷油',
  '卵石洁面皂 · 香根草',
  '积雪草舒缓精华水',
  '矿物防晒乳',
  '夜塘睡眠面膜',
];

const koTitles = [
  '클라우드 클렌징 밀크',
  '화이트 피오니 핸드크림',
  '바쿠치올 나이트 세럼',
  '배리어 리페어 크림',
  '로즈힙 스쿠알란 오일',
  '페블 클렌징 바 · 베티버',
  '센텔라 카밍 에센스',
  '미네랄 선 플루이드',
  '밤 연못 슬리핑 마스크',
];

/** Returns nine products of the demo mall, for stories. */
export function storyProducts(language: LanguageCode): ProductCardProps[] {
  const t = inLanguage(language);
  const products: ProductCardProps[] = [
    {
      href: '#1',
      title: 'Cloud Cleansing Milk',
      price: '128.00-218.00',
      imageUrl: drawnImage('bottle', 'mist'),
      badges: [t('Loved', '热卖', '인기')],
    },
    { href: '#2', title: 'White Peony Hand Cream', price: '68.00', imageUrl: drawnImage('tube', 'plum') },
    { href: '#3', title: 'Bakuchiol Night Serum', price: '328.00', was: '368.00', imageUrl: drawnImage('dropper', 'clay', true) },
    { href: '#4', title: 'Barrier Repair Cream', price: '248.00', memberPrice: '222.00', imageUrl: drawnImage('jar', 'sand') },
    { href: '#5', title: 'Rosehip Squalane Oil', price: '138.00-238.00', imageUrl: drawnImage('dropper', 'sand', true) },
    { href: '#6', title: 'Pebble Cleansing Bar, Vetiver', price: '62.00', imageUrl: drawnImage('bar', 'sage'), state: 'soldOut' },
    {
      href: '#7',
      title: 'Centella Calm Essence',
      price: '158.00',
      imageUrl: drawnImage('bottle', 'sage', true),
      badges: [t('New', '新品', '신상품')],
    },
    { href: '#8', title: 'Mineral Sun Fluid', price: '128.00', imageUrl: drawnImage('tube', 'sand') },
    { href: '#9', title: 'Night Pond Sleeping Mask', price: '208.00', imageUrl: drawnImage('jar', 'mist', true) },
  ];
  return products.map((product, index) => ({
    ...product,
    title: t(product.title, zhTitles[index] ?? product.title, koTitles[index] ?? product.title),
    shopName: t('Sylvane Flagship', '林间集旗舰店', '실반 플래그십'),
  }));
}
