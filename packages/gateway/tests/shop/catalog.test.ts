// @spec 1.3 1.4 2.93 2.94 2.95 2.96 5.32 7.31 8.16

import { type CatalogProduct, loadCatalog } from '@mall/demo';
import { languages } from '@mall/locales';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../src/db/drizzle.ts';
import { productStatus, products } from '../../src/domains/catalog/schema.ts';
import { type Fields, openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';
import { countQueries } from '../support/queries.ts';

const catalog = loadCatalog();
const codes = languages.map(({ code }) => code);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

interface Card {
  readonly id: number;
  readonly price: string;
  readonly volume: number;
}

const search = (fields: Fields) => gateway.call('mall.Index.search', { pageSize: 50, ...fields });
const cardsOf = (reply: Reply): Card[] => reply.data.list;
const idsOf = (reply: Reply): number[] => cardsOf(reply).map(({ id }) => id);
const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

const priceOf = (product: CatalogProduct) => Math.min(...product.skus.map(({ price }) => Number(price)));
const productsWhere = (isWanted: (product: CatalogProduct) => boolean) => catalog.products.filter(isWanted).map(({ id }) => id);
const entry = <T>(entries: Readonly<Record<string, T>>, key: string): T => {
  const found = entries[key];
  if (found === undefined) throw new Error(`The catalog has no ${key}`);
  return found;
};

describe('a product page', () => {
  test.each(codes)('has all of its texts in %s', async (language) => {
    const { data } = await gateway.call('mall.Product.index', { pro_id: 1001, language });
    const product = catalog.products.find(({ id }) => id === 1001);
    if (!product) throw new Error('no product 1001');
    const { name, subtitle, description } = product.texts[language];
    expect(data.pro).toMatchObject({ name, subtitle, price: '128.00', price_range: '128.00-218.00', num: 244 });
    expect(data.pro).toMatchObject({ status: 2, recycle: 0, s_type: '2,3,5', cid: 11 });
    expect(data.pro.brand_name).toBe(entry(catalog.brands, product.brand).name[language]);
    expect(data.pro.cat_name).toBe(entry(catalog.classes, product.class).name[language]);
    expect(data.shop_list.shop_name).toBe(entry(catalog.shops, product.shop).name[language]);
    expect(data.attrList[0].attrName).toBe(entry(catalog.options, 'size')[language]);
    const tabs: { name: string; content: string }[] = JSON.parse(data.pro.content);
    expect(tabs).toHaveLength(3);
    expect(tabs[0]?.content).toContain(description.split('\n')[0]?.slice(0, 20).replaceAll('&', '&amp;'));
  });

  test('has different text in each language', async () => {
    const names = await Promise.all(
      codes.map(async (language) => (await gateway.call('mall.Product.index', { pro_id: 1004, language })).data.pro.name),
    );
    expect(new Set(names).size).toBe(codes.length);
  });

  test('shows every SKU with its stock, including sold-out ones', async () => {
    const { data } = await gateway.call('mall.Product.index', { pro_id: 1013 });
    const skus = data.skuBeanList.map(({ cid, price, count }: { cid: number; price: string; count: number }) => [cid, price, count]);
    expect(skus).toEqual([
      [10131, '168.00', 120],
      [10132, '248.00', 96],
      [10133, '428.00', 0],
    ]);
  });

  test('recommends other products, its own class first', async () => {
    const { data } = await gateway.call('mall.Product.index', { pro_id: 1031 });
    const related = data.related_recommendations.map(({ id }: Card) => id);
    expect(related).toHaveLength(8);
    expect(related).not.toContain(1031);
    expect(sorted(related.slice(0, 5))).toEqual(productsWhere((product) => product.class === 'inner' && product.id !== 1031));
  });

  test.each(codes)('of a product that does not exist returns a message in %s', async (language) => {
    const messages = {
      en: 'This product does not exist or has expired.',
      zh: /商品/,
      tn: /商品/,
      ko: /상품/,
    };
    const reply = await gateway.call('mall.Product.index', { pro_id: 999_999, language });
    expect(reply).toMatchObject({ http: 200, code: '101', data: null });
    expect(reply.message).toMatch(messages[language]);
  });
});

/** Returns the products that contain a text in any language in the searched fields. */
const containing = (text: string) =>
  productsWhere((product) =>
    codes.some((language) => {
      const { name, subtitle } = product.texts[language];
      const [brand, group] = [entry(catalog.brands, product.brand), entry(catalog.classes, product.class)];
      return [name, subtitle, brand.name[language], group.name[language]].join(' ').includes(text);
    }),
  );

describe('search finds', () => {
  const cases: [string, Fields, number[]][] = [
    ['an English word, and longer ones that begin with it', { keyword: 'milk' }, [1001, 1007]],
    ['an English word in capitals', { keyword: 'MILK' }, [1001, 1007]],
    ['a Chinese word of two characters', { keyword: '面膜', language: 'zh' }, [1016]],
    ['a Chinese word inside longer ones', { keyword: '面霜', language: 'zh' }, containing('面霜')],
    ['a Korean word', { keyword: '클라우드', language: 'ko' }, [1001]],
    ['a Korean word of two syllables inside longer ones', { keyword: '크림', language: 'ko' }, containing('크림')],
    [
      'a brand by its Latin name, whatever the language',
      { keyword: 'Tidewell', language: 'ko' },
      productsWhere(({ brand }) => brand === 'tidewell'),
    ],
    ['everything when no word is given', { keyword: '  ' }, productsWhere(() => true)],
    ['nothing when the text has no word', { keyword: '!!! %%' }, []],
    ['nothing for a word nobody uses', { keyword: 'carburettor' }, []],
  ];
  test.each(cases)('%s', async (_name, fields, ids) => {
    const reply = await search(fields);
    expect(sorted(idsOf(reply))).toEqual(ids);
    expect(reply.data.total).toBe(ids.length);
  });

  const forgiving: [string, Fields, Fields][] = [
    ['a Chinese word of two characters that stands inside a longer one', { keyword: '洁面' }, { keyword: '云絮洁面乳' }],
    ['a Korean word with a particle', { keyword: '세럼을', language: 'ko' }, { keyword: '세럼', language: 'ko' }],
    ['a Korean word with a longer particle', { keyword: '클렌저에서', language: 'ko' }, { keyword: '클렌저', language: 'ko' }],
    ['Simplified for Traditional', { keyword: '化妆水', language: 'tn' }, { keyword: '化妝水', language: 'tn' }],
    ['Traditional for Simplified', { keyword: '潔面', language: 'zh' }, { keyword: '洁面', language: 'zh' }],
    ['a Latin word with another letter', { keyword: 'tidewall' }, { keyword: 'tidewell' }],
    ['a Latin word with a letter too few', { keyword: 'hyaluroni' }, { keyword: 'hyaluronic' }],
    ['a Latin word with a letter too much', { keyword: 'collaggen' }, { keyword: 'collagen' }],
    ['a Latin word whose letters changed places', { keyword: 'hyaluronic sreum' }, { keyword: 'hyaluronic serum' }],
    ['the middle of a Latin word', { keyword: 'aluron' }, { keyword: 'hyaluronic' }],
    ['the first two letters of a Latin word', { keyword: 'hy' }, { keyword: 'hyaluronic' }],
    ['two words written as one', { keyword: 'handcream' }, { keyword: 'hand cream' }],
    ['two words written as one, the second in the plural of the name', { keyword: 'eyeroll' }, { keyword: 'eye roll' }],
    ['the American spelling of a British word', { keyword: 'moisturizer' }, { keyword: 'moisturiser' }],
    ['a question', { keyword: 'what is the best serum for the night' }, { keyword: 'serum night' }],
    ['Korean typed on an English keyboard', { keyword: 'zmfla', language: 'ko' }, { keyword: '크림', language: 'ko' }],
    ['a typo and a part together', { keyword: 'mairne collag' }, { keyword: 'marine collagen' }],
  ];
  test.each(forgiving)('the intended products for %s', async (_name, typed, meant) => {
    const found = sorted(idsOf(await search(typed)));
    const wanted = sorted(idsOf(await search(meant)));
    expect(wanted.length).toBeGreaterThan(0);
    expect(found).toEqual(expect.arrayContaining(wanted));
  });

  test.each([
    ['a word that is one of the mall’s own is no typo of another', 'milk', 'silk'],
    ['two typos are another word', 'colagan', 'collagen'],
    ['a number is no typo of another', '1000', '100'],
    ['an unknown word whose parts no product has together', 'milkbalm', 'balm'],
  ])('no other products: %s', async (_name, typed, other) => {
    const others = idsOf(await search({ keyword: other }));
    expect(idsOf(await search({ keyword: typed })).filter((id) => others.includes(id))).toEqual([]);
  });

  test('products with as many statements for many words as for one', async () => {
    const one = await countQueries(gateway, () => search({ keyword: 'serum' }));
    expect(await countQueries(gateway, () => search({ keyword: 'serum creme hyaluron 洁面 크림을' }))).toBe(one);
  });

  test.each(codes)('every product by its name in %s', async (language) => {
    for (const { id, texts } of catalog.products) {
      expect(idsOf(await search({ keyword: texts[language].name, language }))[0], texts[language].name).toBe(id);
    }
  });
});

describe('a list is filtered by', () => {
  const within = (low: number, high: number) => productsWhere((product) => priceOf(product) >= low && priceOf(product) <= high);
  const cases: [string, Fields, number[]][] = [
    ['a class', { class_id: '11' }, productsWhere((product) => product.class === 'cleanse')],
    ['the class the visitor came from', { cid: 16 }, productsWhere((product) => product.class === 'inner')],
    [
      'chosen classes before the one they came from',
      { cid: 16, class_id: '11,12' },
      productsWhere((product) => ['cleanse', 'serums'].includes(product.class)),
    ],
    ['brands', { brand_id: '1,4' }, productsWhere((product) => ['haelan', 'tidewell'].includes(product.brand))],
    ['a label', { s_type: '1' }, productsWhere((product) => product.labels.includes(1))],
    ['any of several labels', { s_type: '1,2' }, productsWhere((product) => product.labels.some((label) => label === 1 || label === 2))],
    ['member products', { s_type: '5' }, [1001, 1013, 1025, 1031]],
    ['a price range with both ends in it', { amount: '98-118' }, within(98, 118)],
    ['a highest price', { amount: '-58' }, within(0, 58)],
    ['a lowest price', { amount: '188-' }, within(188, Number.POSITIVE_INFINITY)],
    ['a lowest price without a hyphen', { amount: '188' }, within(188, Number.POSITIVE_INFINITY)],
    ['an empty range, which is none', { amount: '-' }, within(0, Number.POSITIVE_INFINITY)],
    ['everything at once', { class_id: '11', brand_id: '1', amount: '100-', s_type: '1,2', keyword: 'chrysanthemum' }, [1005]],
  ];
  test.each(cases)('%s', async (_name, fields, ids) => {
    const reply = await search(fields);
    expect(sorted(idsOf(reply))).toEqual(ids);
    expect(reply.data.total).toBe(ids.length);
  });

  test("any filter and still offers the other values of each one, in the visitor's language", async () => {
    const { data } = await search({ class_id: '11', brand_id: '1', language: 'zh' });
    expect(data.class_list.map(({ cid }: { cid: number }) => cid)).toEqual([11, 12, 13, 14, 15]);
    expect(data.brand_list).toEqual([
      { brand_id: 1, brand_name: '禾澜' },
      { brand_id: 2, brand_name: '森露' },
      { brand_id: 3, brand_name: '素澜' },
    ]);
  });

  test('a first letter, which limits the offered values', async () => {
    const { data } = await search({ brandHead: 'S', classHead: 'C' });
    expect(data.brand_list).toEqual([{ brand_id: 3, brand_name: 'Solenne' }]);
    expect(data.class_list.map(({ pname }: { pname: string }) => pname)).toEqual(['Cleansers & toners', 'Creams & oils']);
  });
});

describe('a list is sorted', () => {
  const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b);
  test.each([
    ['by price, the cheapest first', { sort_type: 'price', sort: 0 }, (card: Card) => Number(card.price), 1],
    ['by price, the dearest first', { sort_type: 'price', sort: 1 }, (card: Card) => Number(card.price), -1],
    ['by sales, the most first', { sort_type: 'volume', sort: 1 }, (card: Card) => card.volume, -1],
    ['by sales, the fewest first', { sort_type: 'volume', sort: 0 }, (card: Card) => card.volume, 1],
    ['by the mall: what sells comes first', {}, (card: Card) => card.volume, -1],
  ])('%s', async (_name, fields, keyOf, direction) => {
    const keys = cardsOf(await search(fields)).map((card) => keyOf(card) * direction);
    expect(keys).toHaveLength(36);
    expect(keys).toEqual(ascending(keys));
  });

  test.each([{ sort_type: 'price', sort: 0 }, { sort_type: 'price', sort: 1 }, { sort_type: 'volume' }, {}])(
    'consistently over all pages: each product once, %j',
    async (fields) => {
      const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => search({ ...fields, page, pageSize: 7 })));
      expect(pages.map((page) => page.data.list.length)).toEqual([7, 7, 7, 7, 7, 1]);
      expect(pages.map((page) => page.data.total)).toEqual(Array(6).fill(36));
      expect(pages.flatMap(idsOf)).toEqual(idsOf(await search(fields)));
      expect(new Set(pages.flatMap(idsOf)).size).toBe(36);
    },
  );

  test('with the total also on a page after the last', async () => {
    expect((await search({ page: 7, pageSize: 7 })).data).toMatchObject({ total: 36, list: [] });
  });
});

describe('the home page', () => {
  test('shows hot and new products, in pages of the requested size', async () => {
    const { data } = await gateway.call('mall.Index.home', { pageSize: 3, language: 'ko' });
    expect(data.list_r).toHaveLength(3);
    expect(data.list_x).toHaveLength(3);
    expect(productsWhere(({ labels }) => labels.includes(1))).toEqual(expect.arrayContaining(data.list_x.map(({ id }: Card) => id)));
    expect(data.list_r[0].product_title).toMatch(/\p{Script=Hangul}/u);
  });

  test('shows only one class when requested', async () => {
    const { data } = await gateway.call('mall.Index.home', { cid: 15, pageSize: 50 });
    const group = productsWhere((product) => product.class === 'colour');
    expect(group).toEqual(expect.arrayContaining([...data.list_r, ...data.list_x].map(({ id }: Card) => id)));
  });
});

describe('a product that is removed', () => {
  const gone = 1036;
  const everywhere = async () => [
    ...idsOf(await search({})),
    ...idsOf(await search({ keyword: 'Omega' })),
    ...(await gateway.call('mall.Product.index', { pro_id: 1031 })).data.related_recommendations.map(({ id }: Card) => id),
  ];

  test.each([
    ['the shelf', { status: productStatus.offShelf }, { status: 3, recycle: 0 }],
    ['the mall for good', { status: productStatus.onSale, recycled: true }, { status: 2, recycle: 1 }],
  ])('from %s is in no list, and its page shows its state', async (_name, change, page) => {
    expect((await everywhere()).filter((id) => id === gone)).toHaveLength(3);
    await gateway.db.update(products).set(change).where(eq(products.id, gone));
    // Data on a page other than its product can be up to five seconds old.
    gateway.clock.advance(5000);
    expect(await everywhere()).not.toContain(gone);
    expect(await gateway.call('mall.Product.index', { pro_id: gone })).toMatchObject({ code: '200', data: { pro: page } });
    await gateway.db.update(products).set({ status: productStatus.onSale, recycled: false }).where(eq(products.id, gone));
    gateway.clock.advance(5000);
  });
});

test('a changed product is found by its new text', async () => {
  const id = 1036;
  const [before] = await gateway.db.select().from(products).where(eq(products.id, id));
  if (!before) throw new Error(`no product ${id}`);
  const searches: Fields[] = [{ amount: '5000-' }, { s_type: '1' }, { class_id: '11' }, { brand_id: '1' }];
  const found = async () => Promise.all(searches.map(async (fields) => idsOf(await search({ keyword: 'Omega', ...fields })).includes(id)));
  const firstSold = async () => idsOf(await search({ keyword: 'Tidewell', sort_type: 'volume', sort: 1 }))[0];
  expect(await found()).toEqual([false, false, false, false]);
  await gateway.db
    .update(products)
    .set({ priceFrom: 900_000n, labels: [1], classId: 11, brandId: 1, sold: 1_000_000 })
    .where(eq(products.id, id));
  expect(await found()).toEqual([true, true, true, true]);
  expect(await firstSold()).toBe(id);
  const { class_list } = (await search({ keyword: 'Omega' })).data;
  expect(class_list.map(({ cid }: { cid: number }) => cid)).toContain(11);
  await gateway.db.update(products).set(before).where(eq(products.id, id));
  expect(await found()).toEqual([false, false, false, false]);
});
