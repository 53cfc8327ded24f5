import type { CatalogProductData } from '@mall/sdk/operations/catalog';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { labelsOfCodes } from '../labels.ts';
import type { Product, ProductSku } from '../product.ts';

const onSale = 2;
const shopOpen = 1;

/** The product page's data. Throws what the gateway refuses: `unknown_product` for one that does not exist. */
export async function loadProduct({ mall }: Gateway, id: number): Promise<Product> {
  const page = await mall.catalog.product({ pro_id: id });
  const { pro, shop_list: shop } = page;
  return {
    id: pro.pro_id,
    name: pro.name,
    subtitle: pro.subtitle,
    price: pro.price,
    pictures: pro.img_arr,
    brand: pro.brand_name,
    productClass: { id: pro.cid, name: pro.cat_name },
    labels: labelsOfCodes(pro.s_type),
    sold: pro.volume,
    options: page.attrList.map(({ attrName, attr }) => ({ name: attrName, values: attr.map((value) => value.attributeValue) })),
    skus: readSkus(page),
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
    related: page.related_recommendations.map(({ id: relatedId, product_title, imgurl, price }) => ({
      id: relatedId,
      name: product_title,
      picture: imgurl,
      price,
    })),
  };
}

function readSkus({ attrList, skuBeanList }: CatalogProductData): ProductSku[] {
  const valueNames = new Map(attrList.flatMap(({ id, attr }) => attr.map((value) => [`${id}:${value.id}`, value.attributeValue])));
  return skuBeanList.map((sku) => ({
    id: String(sku.cid),
    skuId: sku.cid,
    price: sku.price,
    stock: sku.count,
    picture: sku.imgurl,
    values: attrList.map(({ id }) => {
      const chosen = sku.attributes.find(({ attributeId }) => attributeId === id);
      return valueNames.get(`${id}:${chosen?.attributeValId}`) ?? '';
    }),
  }));
}

/** What stands in the way of buying, the gravest first. A deleted product never gets here: its page is the one for lost products. */
function readState({ pro, shop_list: shop }: CatalogProductData): Product['state'] {
  if (pro.status !== onSale) return 'offShelf';
  if (pro.num <= 0) return 'soldOut';
  return shop.is_open === shopOpen ? 'available' : 'shopClosed';
}
