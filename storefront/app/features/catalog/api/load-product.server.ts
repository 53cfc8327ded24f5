import type { CatalogProductData } from '@mall/sdk/operations/catalog';
import { priceRange } from '#app/shared/format/price-range.ts';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { labelsOfCodes } from '../labels.ts';
import type { FlashOffer, Product, ProductSku } from '../product.ts';

const onSale = 2;
const shopOpen = 1;
/** The attribute id of a product without attributes, which has nothing to choose. */
const neutralAttribute = 0;

/** Loads the product page's data, with the flash item it is opened with. Throws the gateway's refusal: a missing product or item. */
export async function loadProduct({ mall }: Gateway, id: number, flashItem?: number): Promise<Product> {
  const page = await mall.catalog.product({ pro_id: id, vipSource: 1, ...(flashItem !== undefined && { type: 'MS', id: flashItem }) });
  const { pro, shop_list: shop } = page;
  const attributes = page.attrList.filter(({ id: attributeId }) => attributeId !== neutralAttribute);
  return {
    id: pro.pro_id,
    name: pro.name,
    subtitle: pro.subtitle,
    price: pro.price_range ?? pro.price,
    // In the sale all customers pay the sale price.
    memberPrice: page.sec ? undefined : pro.vipPrice,
    ...readGallery(pro),
    brand: pro.brand_name,
    productClass: { id: pro.cid, name: pro.cat_name },
    labels: labelsOfCodes(pro.s_type),
    sold: pro.volume,
    reviewCount: page.commentsTotal,
    favorite: page.collection_status ? page.collection_id : undefined,
    options: attributes.map(({ attrName, attr }) => ({ name: attrName, values: attr.map((value) => value.attributeValue) })),
    skus: readSkus(page.skuBeanList, attributes),
    offer: page.sec && readOffer(page.sec),
    state: readState(page),
    tabs: pro.content.map(({ name, content }) => ({ name, html: content })),
    shop: {
      id: shop.shop_id,
      name: shop.shop_name,
      logo: shop.shop_logo,
      onSale: shop.quantity_on_sale,
      sold: shop.quantity_sold,
      followers: shop.collection_num,
    },
    related: page.related_recommendations.map(({ id: relatedId, product_title, imgurl, ...prices }) => ({
      id: relatedId,
      name: product_title,
      image: imgurl,
      price: priceRange(prices),
    })),
  };
}

/** Returns images and video. The wire lists a video's address before the images, the first of which is its poster. */
function readGallery({ img_arr, video }: CatalogProductData['pro']): Pick<Product, 'images' | 'film'> {
  return video === '' ? { images: img_arr, film: undefined } : { images: img_arr.filter((address) => address !== video), film: video };
}

type WireOffer = NonNullable<CatalogProductData['sec']>;

function readOffer(sec: WireOffer): FlashOffer {
  const serverTime = sec.server_time ?? new Date().toISOString();
  return {
    id: sec.id,
    skuId: sec.cid,
    price: sec.secPrice,
    left: sec.num,
    total: sec.max_num,
    limit: sec.limitNum,
    mine: Math.max(0, sec.limitNum - sec.buyNum),
    state: readOfferState(sec),
    until: new Date(Date.parse(serverTime) + sec.remainingTime).toISOString(),
    serverTime,
  };
}

const offerStates: Readonly<Record<number, FlashOffer['state']>> = { 1: 'waiting', 2: 'running', 4: 'waiting', 5: 'gone' };

function readOfferState({ secStatus, canbuy }: WireOffer): FlashOffer['state'] {
  const state = offerStates[secStatus] ?? 'ended';
  return state === 'running' && !canbuy ? 'had' : state;
}

function readSkus(skus: CatalogProductData['skuBeanList'], attributes: CatalogProductData['attrList']): ProductSku[] {
  const valueNames = new Map(attributes.flatMap(({ id, attr }) => attr.map((value) => [`${id}:${value.id}`, value.attributeValue])));
  return skus.map((sku) => ({
    id: String(sku.cid),
    skuId: sku.cid,
    price: sku.price,
    memberPrice: sku.vipPrice,
    stock: sku.count,
    image: sku.imgurl,
    values: attributes.map(({ id }) => {
      const chosen = sku.attributes.find(({ attributeId }) => attributeId === id);
      return valueNames.get(`${id}:${chosen?.attributeValId}`) ?? '';
    }),
  }));
}

/**
 * Returns the reason why the product cannot be bought, the most severe first. A deleted product never gets here: the page for unavailable
 * products handles it.
 */
function readState({ pro, shop_list: shop }: CatalogProductData): Product['state'] {
  if (pro.status !== onSale) return 'offShelf';
  if (pro.num <= 0) return 'soldOut';
  return shop.is_open === shopOpen ? 'available' : 'shopClosed';
}
