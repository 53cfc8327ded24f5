import type { ProductCardProps } from '../commerce/catalog/ProductCard/ProductCard.tsx';
import type { LanguageCode } from '../i18n/languages.ts';
import { drawnImage } from './drawnImage.ts';
import { calmEssence, handCream, nightSerum, repairCream, sylvaneFlagship } from './names.ts';
import { inLanguage } from './sampleTexts.ts';

/** Returns nine products of the demo mall, for stories. */
export function storyProducts(language: LanguageCode): ProductCardProps[] {
  const t = inLanguage(language);
  const products: ProductCardProps[] = [
    {
      href: '#1',
      title: t({ en: 'Cloud Cleansing Milk', zh: '云朵洁面乳', tn: '雲朵潔面乳', ko: '클라우드 클렌징 밀크' }),
      price: '128.00-218.00',
      imageUrl: drawnImage('bottle', 'mist'),
      badges: [t({ en: 'Loved', zh: '热卖', tn: '熱賣', ko: '인기' })],
    },
    { href: '#2', title: t(handCream), price: '68.00', imageUrl: drawnImage('tube', 'plum') },
    { href: '#3', title: t(nightSerum), price: '328.00', was: '368.00', imageUrl: drawnImage('dropper', 'clay', true) },
    { href: '#4', title: t(repairCream), price: '248.00', memberPrice: '222.00', imageUrl: drawnImage('jar', 'sand') },
    {
      href: '#5',
      title: t({ en: 'Rosehip Squalane Oil', zh: '玫瑰果角鲨烷油', tn: '玫瑰果角鯊烷油', ko: '로즈힙 스쿠알란 오일' }),
      price: '138.00-238.00',
      imageUrl: drawnImage('dropper', 'sand', true),
    },
    {
      href: '#6',
      title: t({
        en: 'Pebble Cleansing Bar, Vetiver',
        zh: '卵石洁面皂 · 香根草',
        tn: '卵石潔面皂 · 香根草',
        ko: '페블 클렌징 바 · 베티버',
      }),
      price: '62.00',
      imageUrl: drawnImage('bar', 'sage'),
      state: 'soldOut',
    },
    {
      href: '#7',
      title: t(calmEssence),
      price: '158.00',
      imageUrl: drawnImage('bottle', 'sage', true),
      badges: [t({ en: 'New', zh: '新品', tn: '新品', ko: '신상품' })],
    },
    {
      href: '#8',
      title: t({ en: 'Mineral Sun Fluid', zh: '矿物防晒乳', tn: '礦物防曬乳', ko: '미네랄 선 플루이드' }),
      price: '128.00',
      imageUrl: drawnImage('tube', 'sand'),
    },
    {
      href: '#9',
      title: t({ en: 'Night Pond Sleeping Mask', zh: '夜塘睡眠面膜', tn: '夜塘睡眠面膜', ko: '밤 연못 슬리핑 마스크' }),
      price: '208.00',
      imageUrl: drawnImage('jar', 'mist', true),
    },
  ];
  return products.map((product) => ({ ...product, shopName: t(sylvaneFlagship) }));
}

/** Returns these products as components take them that show only an image and a link, for stories. */
export function storyProductLinks(language: LanguageCode): Pick<ProductCardProps, 'href' | 'title' | 'imageUrl'>[] {
  return storyProducts(language).map(({ href, title, imageUrl }) => ({ href, title, ...(imageUrl !== undefined && { imageUrl }) }));
}
