import type { DataOf } from '@mall/contract';
import type { LanguageCode } from '../../shared/language.ts';
import { textsIn } from '../../shared/texts.ts';
import { wireCard } from '../catalog/presenter.ts';
import type { ProductCard } from '../catalog/product-card.ts';
import { wireCentreCoupon } from '../coupons/presenter.ts';
import { type Block, banners } from './blocks.ts';
import type { Home } from './show-home.ts';

/** Returns the banners and lists of the home page. */
export function wireHome({ coupons, popular, newest, forMembers }: Home, language: LanguageCode): DataOf<'mall.Index.home'> {
  const texts = textsIn(language).home.banners;
  return {
    banner: banners.map(({ key, ...banner }) => ({ ...banner, ...texts[key] })),
    coupon_list: coupons.map((offer) => wireCentreCoupon(offer, undefined, language)),
    list_r: popular.map(wireCard),
    list_x: newest.map(wireCard),
    list_m: forMembers.map(wireCard),
  };
}

/** Returns a block of the header with its first products. */
export function wireBlock(
  { block, cards }: { readonly block: Block; readonly cards: readonly ProductCard[] },
  language: LanguageCode,
): DataOf<'mall.Home.getBlockGoodsList'>['list'][number] {
  return {
    id: block.id,
    name: textsIn(language).home.blocks[block.key],
    goodsList: { list: cards.map(({ id, image, name }) => ({ id, coverUrl: image, product_title: name })) },
  };
}

/** Returns a product of the whole list of a block. */
export function wireBlockCard(card: ProductCard): DataOf<'mall.Home.getGoodsListByBlockId'>['list'][number] {
  const { id, imgurl, product_title, price, price_to, status, recycle, goodsNum } = wireCard(card);
  return { id, imgUrl: imgurl, product_title, price, status, recycle, num: goodsNum, ...(price_to !== undefined && { price_to }) };
}
