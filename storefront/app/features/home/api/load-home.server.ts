import type { Schemas } from '@mall/sdk';
import type { Banner } from '@mall/ui';
import { priceRange } from '#app/shared/format/price-range.ts';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { type HomeData, type ShelfProduct, shelfSizes } from '../home.ts';

function toProduct({ id, product_title, imgurl, price, price_to, mch_name, goodsNum }: Schemas['ProductCard']): ShelfProduct {
  return {
    id,
    title: product_title,
    imageUrl: imgurl,
    price: priceRange({ price, price_to }),
    shopName: mch_name,
    isSoldOut: goodsNum <= 0,
  };
}

/** Returns true for a path of the shop or an external page: other links of banners are not allowed. */
const isAddress = (url: string) => /^(?:\/(?![/\\])|https?:\/\/)/.test(url);

function toBanners(banners: readonly Schemas['Banner'][]): Banner[] {
  return banners
    .filter(({ url }) => isAddress(url))
    .map(({ id, image, url, title, subheading }) => ({
      id,
      imageUrl: image,
      href: url,
      title: title ?? '',
      ...(subheading && { text: subheading }),
    }));
}

/** Loads the content of the home page. Never rejects, because the page works without it. The client has logged the error. */
export async function loadHome({ mall }: Gateway): Promise<HomeData> {
  try {
    const { banner, list_r, list_x } = await mall.home.page();
    const picks = list_r.slice(0, shelfSizes.large).map(toProduct);
    const shown = new Set(picks.map(({ id }) => id));
    const news = list_x.map(toProduct).filter(({ id }) => !shown.has(id));
    return { banners: toBanners(banner), picks, news: news.slice(0, shelfSizes.even) };
  } catch {
    return { failed: true };
  }
}
