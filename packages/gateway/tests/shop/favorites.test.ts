// @spec 2.97

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from '../../src/db/drizzle.ts';
import { productStatus, products } from '../../src/domains/catalog/schema.ts';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { type Ordering, ordering } from '../support/fixtures/ordering.ts';
import { type Fields, openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';
import { countQueries } from '../support/queries.ts';

let gateway: TestGateway;
let me: Ordering;
let stranger: Ordering;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  const [mine, theirs] = await makeCustomers(gateway, 2);
  me = ordering(gateway, mine?.token ?? '');
  stranger = ordering(gateway, theirs?.token ?? '');
});
afterAll(() => gateway.close());

const collect = async (pro_id: number, who = me): Promise<number> =>
  (await who.call('mall.AddFavorites.index', { pro_id })).data.collection_id;
const collected = async (fields: Fields = {}, who = me): Promise<Reply['data']> =>
  (await who.call('mall.AddFavorites.collection', { type: 1, ...fields })).data.list;
const idsOf = (list: Reply['data']) => list.map(({ p_id }: { p_id: number }) => p_id);
const follow = (shopId: number, who = me) => who.call('mch.mall.Mch.collectionShop', { shopId });
const shop = async (fields: Fields, who = me): Promise<Reply['data']> => (await who.call('mch.mall.Mch.storeHomepage', fields)).data;

describe('the list of favorites', () => {
  test('has a product once, newest first, and the product page shows it', async () => {
    const id = await collect(1001);
    expect(await collect(1001)).toBe(id);
    await collect(1007);
    expect(await collected()).toMatchObject([
      { p_id: 1007 },
      { id, p_id: 1001, product_title: 'Cloud Cleansing Milk', price: '128.00', num: 244 },
    ]);
    const page = async (who: Ordering) => (await who.call('mall.Product.index', { pro_id: 1001 })).data;
    expect(await page(me)).toMatchObject({ collection_status: 1, collection_id: id });
    expect(await page(stranger)).toMatchObject({ collection_status: 0, collection_id: 0 });
  });

  test("is searchable by name in the reader's language, and includes products no longer on sale", async () => {
    await collect(1001);
    await collect(1003);
    expect(idsOf(await collected({ mchNameOrProName: 'cloud' }))).toEqual([1001]);
    expect(idsOf(await collected({ mchNameOrProName: '云絮', language: 'zh' }))).toEqual([1001]);
    await gateway.db.update(products).set({ status: productStatus.offShelf }).where(eq(products.id, 1003));
    expect(await collected()).toMatchObject([
      { p_id: 1003, status: 3 },
      { p_id: 1001, status: 2 },
    ]);
    await gateway.db.update(products).set({ status: productStatus.onSale }).where(eq(products.id, 1003));
  });

  test('can be emptied only by its owner', async () => {
    const id = await collect(1001);
    expect((await stranger.call('mall.AddFavorites.removeFavorites', { collection: String(id) })).code).toBe('200');
    expect(await collected()).toHaveLength(1);
    expect((await me.call('mall.AddFavorites.removeFavorites', { collection: `${id},999999` })).code).toBe('200');
    expect(await collected()).toEqual([]);
    expect((await me.call('mall.AddFavorites.index', { pro_id: 999_999 })).code).toBe('101');
  });

  test("accepts cart lines, which are removed from the cart, and ignores other customers' lines", async () => {
    const add = async (who: Ordering, pro_id: number, attribute_id: number): Promise<number> =>
      (await who.call('mall.Product.addCart', { pro_id, attribute_id, num: 2 })).data.cart_id;
    const [twoSkus, oneMore, other, theirs] = [
      await add(me, 1001, 10011),
      await add(me, 1001, 10012),
      await add(me, 1007, 10071),
      await add(stranger, 1011, 10111),
    ];
    expect((await me.call('mall.Cart.toCollection', { car_id: [twoSkus, oneMore, theirs].join() })).code).toBe('200');
    expect(idsOf(await collected())).toEqual([1001]);
    const lines = async (who: Ordering) =>
      (await who.call('mall.Cart.index')).data.list.flatMap(({ list }: Reply['data']) => list.map(({ id }: Reply['data']) => id));
    expect([await lines(me), await lines(stranger)]).toEqual([[other], [theirs]]);
  });

  test('runs as many statements for five favorites as for one', async () => {
    await collect(1001);
    const few = await countQueries(gateway, () => collected());
    for (const id of [1002, 1003, 1004, 1005]) await collect(id);
    expect(await countQueries(gateway, () => collected())).toBe(few);
  });
});

describe('similar products', () => {
  const similar = async (fields: Fields) => (await me.call('mall.AddFavorites.similar', fields)).data;

  test('are of the same class or brand, those of both first, eight per page', async () => {
    const [first, second, third] = [
      await similar({ pro_id: 1001 }),
      await similar({ pro_id: 1001, page: 2 }),
      await similar({ pro_id: 1001, page: 3 }),
    ];
    expect(first.product).toMatchObject([{ id: 1001, mch_name: 'Sylvane Flagship', price: '128.00', yprice: '128.00' }]);
    const ids = [first, second, third].flatMap(({ list }) => list.map(({ id }: { id: number }) => id));
    expect(ids.slice(0, 2).toSorted()).toEqual([1003, 1005]);
    expect(new Set(ids).size).toBe(ids.length);
    expect([first.list.length, first.total, second.total, third.total]).toEqual([8, ids.length, ids.length, ids.length]);
    expect(ids).not.toContain(1001);
    expect((await me.call('mall.AddFavorites.similar', { pro_id: 999_999 })).code).toBe('101');
  });
});

describe('a shop', () => {
  test('is followed and unfollowed with a correct number of followers, also concurrently', async () => {
    const before = (await shop({ shop_id: 2 })).collection_num;
    expect(await shop({ shop_id: 2 })).toMatchObject({ collection_status: 0 });
    await Promise.all([follow(2), follow(2, stranger)]);
    expect(await shop({ shop_id: 2 })).toMatchObject({ collection_status: 1, collection_num: before + 2 });
    const [followed] = await collected({ type: 2 });
    expect(followed).toMatchObject({ mch_id: 2, shopid: 2, mch_name: 'Mori & Dew Atelier', is_open: 1, collection_num: before + 2 });
    expect(followed.list).toHaveLength(4);
    expect(followed.xplist).toMatchObject([{ product_title: 'Night Pond Sleeping Mask', price: '208.00' }]);
    await me.call('mall.AddFavorites.removeFavorites', { collection: String(followed.id) });
    expect(await collected({ type: 2 })).toEqual([]);
    expect((await shop({ shop_id: 2 })).collection_num).toBe(before + 1);
    await Promise.all([follow(2), follow(2), follow(2), follow(2, stranger)]);
    const followers = (await collected({ type: 2 })).length + (await collected({ type: 2 }, stranger)).length;
    expect((await shop({ shop_id: 2 })).collection_num).toBe(before + followers);
    expect((await follow(999_999)).code).toBe('115');
  });

  test("has a page with its products, in the reader's language", async () => {
    const page = await shop({ shop_id: 3, language: 'zh' });
    expect(page).toMatchObject({
      shop_name: '汐源健康馆',
      shop_information: '取自海洋，放上餐桌',
      poster_img: '/media/banners/inner',
      mch_address: '山东省青岛市',
      is_open: 1,
      is_coupons: 1,
      isOpenCoupon: 1,
      quantity_on_sale: page.total,
    });
    expect(page.class_list.map(({ cid }: { cid: number }) => cid)).toEqual([14, 16]);
    expect(page.recommend_list.length).toBeGreaterThan(0);
    expect((await me.call('mch.mall.Mch.storeHomepage', { shop_id: 999_999 })).code).toBe('115');
  });

  test('filters, sorts and pages its products', async () => {
    const ids = async (fields: Fields): Promise<number[]> =>
      (await shop({ shop_id: 1, ...fields })).list.map(({ id }: { id: number }) => id);
    const [first, second] = [await ids({}), await ids({ page: 2 })];
    expect([first.length, new Set([...first, ...second]).size]).toEqual([12, (await shop({ shop_id: 1 })).total]);
    const prices = (await shop({ shop_id: 1, sortType: 'price', sort: 1 })).list.map(({ price }: { price: string }) => Number(price));
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => b - a));
    expect(await ids({ keyword: 'cloud' })).toEqual([1001]);
    expect(await ids({ class_id: '15', amount: '-60' })).toEqual([1030]);
    // Products of other shops are not found here.
    expect(await ids({ keyword: 'hinoki' })).toEqual([]);
  });

  test('lists its stores, the default store first', async () => {
    const stores = async (shop_id: number) => (await gateway.call('mch.mall.Mch.seeMyStore', { shop_id })).data.list;
    expect(await stores(3)).toMatchObject([
      { id: 31, is_default: 1, business_hours: '10:00-21:30', xian: 'Shangcheng District' },
      { id: 32, is_default: 0 },
    ]);
    expect(await stores(2)).toEqual([]);
    expect((await gateway.call('mch.mall.Mch.seeMyStore', { shop_id: 999_999 })).code).toBe('115');
  });
});
