import type { DataOf } from '@mall/contract';
import type { LanguageCode } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import { hasMemberPrice } from './member-prices.ts';
import { wireMemberPrice, wirePriceRange, wireSmallCard } from './presenter.ts';
import type { Product } from './repository.ts';
import type { ProductDetails } from './show-product.ts';
import { wireSkus } from './sku-presenter.ts';

type WireProduct = DataOf<'mall.Product.index'>;
type WireFacts = Pick<
  WireProduct,
  'commentsTotal' | 'attribute_list' | 'attrList' | 'skuBeanList' | 'shop_list' | 'related_recommendations' | 'pro'
>;

/** Returns a product for its page, with the requested member prices if the product has them. */
export function wireProduct(
  { product, related, shopFigures }: ProductDetails,
  withMemberPrices: boolean,
  language: LanguageCode,
): WireFacts {
  const forMembers = withMemberPrices && hasMemberPrice(product);
  return {
    commentsTotal: product.reviews,
    ...wireSkus(product, language, forMembers),
    shop_list: {
      shop_id: product.shop.id,
      shop_name: product.shop.name,
      shop_logo: product.shop.logo,
      is_open: product.shop.isOpen,
      quantity_on_sale: shopFigures?.onSale ?? 0,
      quantity_sold: shopFigures?.sold ?? 0,
      collection_num: product.shop.followers,
    },
    related_recommendations: related.map(wireSmallCard),
    pro: { ...wireDescription(product), ...(forMembers && { vipPrice: wireMemberPrice(product) }) },
  };
}

function wireDescription(product: Product): WireProduct['pro'] {
  return {
    pro_id: product.id,
    name: product.name,
    subtitle: product.subtitle,
    price: formatMoney(product.priceFrom),
    price_range: wirePriceRange(product),
    content: product.content,
    // The wire has the video first among the images.
    img_arr: product.video === '' ? [...product.images] : [product.video, ...product.images],
    video: product.video,
    photo_x: product.images[0] ?? '',
    num: product.skus.reduce((sum, sku) => sum + sku.available, 0),
    status: product.status,
    recycle: product.recycled ? 1 : 0,
    s_type: product.labels.join(','),
    brand_name: product.brandName,
    cat_name: product.className,
    cid: product.classId,
    volume: product.sold,
  };
}
