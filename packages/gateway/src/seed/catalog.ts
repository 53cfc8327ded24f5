import { type Catalog, type CatalogProduct, type ProductText, productImagePath, productVideoPath } from '@mall/demo';
import { languages } from '@mall/locales';
import type { Db } from '../db/database.ts';
import {
  attributes,
  attributeValues,
  brands,
  type ContentTab,
  productClasses,
  productStatus,
  products,
  productTexts,
  skus,
} from '../domains/catalog/schema.ts';
import { indexProducts } from '../domains/catalog/search/index-products.ts';
import { shopStores, shops } from '../domains/shops/schema.ts';
import { stock, stockMovements } from '../inventory/schema.ts';
import type { LanguageCode, Localized } from '../shared/language.ts';
import { parseMoney } from '../shared/money.ts';

const tabNames: Record<'introduction' | 'ingredients' | 'directions', Localized> = {
  introduction: { en: 'Introduction', zh: '商品介绍', tn: '商品介紹', ko: '상품 소개' },
  ingredients: { en: 'Ingredients', zh: '成分', tn: '成分', ko: '성분' },
  directions: { en: 'Directions', zh: '使用方法', tn: '使用方式', ko: '사용 방법' },
};

const deliveryFee = { freight: parseMoney('12.00'), freightFreeFrom: parseMoney('199.00') };
const followers: Record<string, number> = { flagship: 8621, atelier: 3470, wellness: 2958 };

/** Inserts brands, classes, shops, products with their texts and SKUs, and the opening stock. */
export async function seedCatalog(tx: Db, catalog: Catalog, now: Date): Promise<void> {
  await tx.insert(brands).values(Object.values(catalog.brands).map(({ id, name }) => ({ id, name })));
  await tx.insert(productClasses).values(Object.values(catalog.classes).map(({ id, name }, position) => ({ id, name, position })));
  await tx.insert(shops).values(
    Object.entries(catalog.shops).map(([key, { id, name, about, banner, region }]) => ({
      id,
      name,
      logo: `/media/shops/${key}/logo`,
      poster: `/media/banners/${banner}`,
      about,
      ...region,
      isOpen: 1 as const,
      followers: followers[key] ?? 0,
      ...deliveryFee,
    })),
  );
  await tx
    .insert(shopStores)
    .values(
      Object.values(catalog.shops).flatMap(({ id, stores = [] }) =>
        stores.map((store, index) => ({ ...store, shopId: id, isDefault: index === 0 })),
      ),
    );
  const valueIds = await seedAttributes(tx, catalog);
  await tx.insert(products).values(catalog.products.map((product) => productRow(product, catalog, now)));
  await tx.insert(productTexts).values(catalog.products.flatMap((product) => languages.map(({ code }) => textRow(product, code))));
  await tx.insert(skus).values(
    catalog.products.flatMap((product) =>
      product.skus.map((sku, position) => ({
        id: sku.id,
        productId: product.id,
        price: parseMoney(sku.price),
        image: productImagePath(product.id, 'pack'),
        valueIds: sku.values.map((value, index) => required(valueIds.get(`${product.options[index]}:${value}`), value)),
        position,
      })),
    ),
  );
  await indexProducts(
    tx,
    catalog.products.map(({ id }) => id),
  );
  const allSkus = catalog.products.flatMap((product) => product.skus);
  await tx.insert(stock).values(allSkus.map((sku) => ({ skuId: sku.id, available: sku.stock })));
  await tx
    .insert(stockMovements)
    .values(allSkus.map((sku) => ({ skuId: sku.id, quantity: sku.stock, reason: 'initial' as const, at: now })));
}

/** Inserts attributes and every value that a SKU uses. Returns the value ids by "option:value". */
async function seedAttributes(tx: Db, catalog: Catalog): Promise<Map<string, number>> {
  const optionKeys = Object.keys(catalog.options);
  await tx.insert(attributes).values(optionKeys.map((key, index) => ({ id: index + 1, name: required(catalog.options[key], key) })));
  const used = new Map<string, number>();
  for (const product of catalog.products) {
    for (const sku of product.skus) {
      sku.values.forEach((value, index) => {
        const key = `${product.options[index]}:${value}`;
        if (!used.has(key)) used.set(key, used.size + 1);
      });
    }
  }
  await tx.insert(attributeValues).values(
    [...used].map(([key, id]) => {
      const [option = '', value = ''] = key.split(':');
      return { id, attributeId: optionKeys.indexOf(option) + 1, name: catalog.values[value] ?? sameEverywhere(value) };
    }),
  );
  return used;
}

function productRow(product: CatalogProduct, catalog: Catalog, now: Date): typeof products.$inferInsert {
  const prices = product.skus.map((sku) => parseMoney(sku.price)).sort((a, b) => (a < b ? -1 : 1));
  return {
    id: product.id,
    shopId: required(catalog.shops[product.shop], product.shop).id,
    brandId: required(catalog.brands[product.brand], product.brand).id,
    classId: required(catalog.classes[product.class], product.class).id,
    status: productStatus.onSale,
    labels: [...product.labels],
    images: (['pack', 'texture', 'scene'] as const).map((kind) => productImagePath(product.id, kind)),
    video: productVideoPath(product.slug),
    priceFrom: required(prices[0], product.slug),
    priceTo: required(prices.at(-1), product.slug),
    sold: product.sold,
    createdAt: now,
  };
}

function textRow(product: CatalogProduct, language: LanguageCode): typeof productTexts.$inferInsert {
  const text = product.texts[language];
  return { productId: product.id, language, name: text.name, subtitle: text.subtitle, content: contentTabs(text, language) };
}

function contentTabs(text: ProductText, language: LanguageCode): ContentTab[] {
  return [
    { name: tabNames.introduction[language], content: paragraphs(text.description) },
    { name: tabNames.ingredients[language], content: paragraphs(text.ingredients) },
    { name: tabNames.directions[language], content: paragraphs(text.directions) },
  ];
}

function paragraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n+/)
    .map((paragraph) => `<p>${paragraph.trim()}</p>`)
    .join('');
}

const sameEverywhere = (text: string): Localized => ({ en: text, zh: text, tn: text, ko: text });

function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The demo catalog does not define "${name}"`);
  return value;
}
