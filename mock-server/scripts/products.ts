import { type CatalogProduct, type CatalogSku, loadCatalog, productImagePath } from '@mall/demo';

/** Generates the text of `generated/products.json`: for each product of the demo mall the members of `data` of `mall.Product.index` that differ between products. */
export function productsFile(): string {
  const pages = loadCatalog().products.map((product) => `${JSON.stringify(String(product.id))}: ${JSON.stringify(pageOf(product))}`);
  return `{\n${pages.join(',\n')}\n}\n`;
}

/** A value of a product's attribute, which its SKUs refer to. */
interface Value {
  readonly id: number;
  readonly attributeId: number;
  readonly attribute: string;
  readonly text: string;
}

function pageOf(product: CatalogProduct) {
  const image = productImagePath(product.id, 'pack');
  const { shops } = loadCatalog();
  const shop = shops[product.shop];
  const chosen = product.skus.map((sku) => ({ sku, values: valuesOf(product, sku) }));
  return {
    attribute_list: chosen.map(({ sku, values }) => ({
      SkuID: sku.id,
      Stock: sku.stock,
      Price: sku.price,
      Pic: image,
      ...Object.fromEntries(values.map(({ attribute, text }) => [attribute, text])),
    })),
    attrList: attributesOf(product, chosen),
    skuBeanList: chosen.map(({ sku, values }) => ({
      cid: sku.id,
      name: values.map(({ attribute, text }) => `${attribute}: ${text}`).join('; '),
      imgurl: image,
      price: sku.price,
      count: sku.stock,
      attributes: (values.length > 0 ? values : [neutral]).map(({ id, attributeId }) => ({ attributeId, attributeValId: id })),
    })),
    shop_list: { shop_id: shop?.id, shop_name: shop?.name.en, shop_logo: `/media/shops/${product.shop}/logo` },
    pro: textsOf(product),
  };
}

/** The contract's value for products without attributes. */
const neutral = { id: 0, attributeId: 0 };

function textsOf(product: CatalogProduct) {
  const { id, skus, labels } = product;
  const { brands, classes } = loadCatalog();
  const { name, subtitle, description, ingredients, directions } = product.texts.en;
  const prices = skus.map(({ price }) => price).sort((a, b) => Number(a) - Number(b));
  const [lowest = '0.00'] = prices;
  const highest = prices.at(-1);
  const tabs = { Introduction: description.split('\n')[0], Ingredients: ingredients, Directions: directions };
  return {
    pro_id: id,
    name,
    subtitle,
    price: lowest,
    price_range: lowest === highest ? lowest : `${lowest}-${highest}`,
    content: JSON.stringify(Object.entries(tabs).map(([title, text]) => ({ name: title, content: `<p>${text}</p>` }))),
    img_arr: [productImagePath(id, 'pack'), productImagePath(id, 'texture'), productImagePath(id, 'scene')],
    photo_x: productImagePath(id, 'pack'),
    num: skus.reduce((sum, { stock }) => sum + stock, 0),
    s_type: labels.filter((label) => label <= 3).join(','),
    brand_name: brands[product.brand]?.name.en,
    cat_name: classes[product.class]?.name.en,
    cid: classes[product.class]?.id,
    volume: product.sold,
  };
}

function valuesOf({ options, skus }: CatalogProduct, sku: CatalogSku): Value[] {
  const { options: names, values: texts } = loadCatalog();
  return sku.values.map((value, index) => {
    const known = [...new Set(skus.map((other) => other.values[index]))];
    // Ids are unique within the product: those of the first option are 1, 2, those of the second 101, 102.
    const id = index * 100 + known.indexOf(value) + 1;
    return { id, attributeId: index + 1, attribute: names[options[index] ?? '']?.en ?? '', text: texts[value]?.en ?? value };
  });
}

function attributesOf({ options }: CatalogProduct, chosen: readonly { readonly values: readonly Value[] }[]) {
  if (options.length === 0) return [{ id: 0, attrName: 'Option', attr: [{ id: 0, attributeValue: 'Standard' }] }];
  return options.map((_, index) => {
    const values = new Map(chosen.flatMap(({ values: all }) => (all[index] ? [[all[index].id, all[index]]] : [])));
    const [first] = values.values();
    return { id: index + 1, attrName: first?.attribute, attr: [...values.values()].map(({ id, text }) => ({ id, attributeValue: text })) };
  });
}
