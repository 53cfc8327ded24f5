// @spec 1.5 2.80 2.81 2.82 2.97 3.8 7.25 7.26 7.27

import { operations } from '@mall/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../src/admin/commands.ts';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { type Ordering, ordering } from '../support/fixtures/ordering.ts';
import { type Fields, openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';
import { countQueries } from '../support/queries.ts';

let gateway: TestGateway;
let me: Ordering;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  me = ordering(gateway, (await makeCustomers(gateway, 1))[0]?.token ?? '');
});
afterAll(() => gateway.close());

const ask = async (api: string, fields: Fields = {}): Promise<Reply['data']> => (await gateway.call(api, fields)).data;

describe('the search history', () => {
  const words = async (call = me.call): Promise<string[]> =>
    (await call('mall.Index.clickSearch')).data.list.map(({ keyword }: { keyword: string }) => keyword);
  const search = (keyword: string, fields: Fields = {}) => {
    gateway.clock.advance(1000);
    return me.call('mall.Index.search', { keyword, ...fields });
  };

  test('stores distinct searches, newest first, at most twenty', async () => {
    await search('milk');
    await search('serum', { searchType: 2 });
    await search(' milk ');
    await search('tea', { page: 2 });
    expect(await words()).toEqual(['milk', 'serum']);
    for (let at = 0; at < 20; at += 1) await search(`word ${at}`);
    expect(await words()).toHaveLength(20);
    expect(await words()).not.toContain('serum');
  });

  test('deletes one search, or all, only for its owner', async () => {
    await search('milk');
    await search('balm');
    const [other] = await makeCustomers(gateway, 1);
    const stranger = ordering(gateway, other?.token ?? '');
    await stranger.call('mall.Index.oneClickClear');
    await me.call('mall.Index.delSearch', { keyword: 'balm' });
    expect(await words()).toEqual(['milk']);
    await me.call('mall.Index.oneClickClear');
    expect(await words()).toEqual([]);
  });

  test("creates no guest, and preserves a guest's searches, also on sign-in", async () => {
    await ask('mall.Index.search', { keyword: 'milk' });
    expect((await ask('mall.Index.clickSearch')).list).toEqual([]);
    const added = await ask('mall.Product.addCart', { pro_id: 1011, attribute_id: 10111, num: 1 });
    const guest = (api: string, fields?: Fields) => gateway.call(api, fields, { token: added.access_id });
    await guest('mall.Index.search', { keyword: 'patch' });
    expect(await words(guest)).toEqual(['patch']);
    gateway.clock.advance(1000);
    await guest('mall.Index.search', { keyword: 'serum' });
    const customer = ordering(gateway, await gateway.signIn(added.access_id));
    expect((await words(customer.call)).slice(0, 2)).toEqual(['serum', 'patch']);
  });
});

test('shops are found by name in any language and by location, and show whether the caller follows them', async () => {
  await me.call('mch.mall.Mch.collectionShop', { shopId: 2 });
  const shops = async (fields: Fields) => (await me.call('mall.Index.search', { searchType: 2, ...fields })).data;
  expect(await shops({})).toMatchObject({
    total: 3,
    list: [{ id: 1 }, { id: 2 }, { id: 3 }],
    mch: [{ id: 1, pro_num: 19 }, { id: 2 }, { id: 3, sheng: 'Shandong', shi: 'Qingdao' }],
  });
  expect(await shops({ keyword: '森露' })).toMatchObject({ total: 1, mch: [{ id: 2, name: 'Mori & Dew Atelier', is_collect: 1 }] });
  expect(await shops({ keyword: '青島' })).toMatchObject({ total: 1, mch: [{ id: 3 }] });
  expect(await shops({ keyword: '浙江省杭州' })).toMatchObject({ total: 2, mch: [{ id: 1 }, { id: 2 }] });
  expect(await shops({ keyword: 'hangzhou', language: 'ko' })).toMatchObject({
    total: 2,
    mch: [{ sheng: '저장성', shi: '항저우' }, { id: 2 }],
  });
  expect(await shops({ keyword: '%' })).toMatchObject({ total: 0, mch: [] });
  const one = await countQueries(gateway, () => shops({ pageSize: 1, page: 2 }));
  expect(await countQueries(gateway, () => shops({ page: 1 }))).toBe(one);
});

describe('lists behind the home page', () => {
  const ids = ({ list }: Reply['data']) => list.map(({ id }: { id: number }) => id);

  test('show the products with a label, paged, each once', async () => {
    const first = await ask('mall.Index.loadHome', { s_type: 2 });
    const second = await ask('mall.Index.loadHome', { s_type: 2, page: 2 });
    expect(first.list).toHaveLength(8);
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(first.total);
    expect(first.list.every(({ s_type }: { s_type: string }) => s_type.split(',').includes('2'))).toBe(true);
  });

  test('show a block or a label, and neither is refused', async () => {
    const api = 'mall.Home.getGoodsListByBlockId';
    expect(ids(await ask(api, { blockId: 2, s_type: 6 }))).toEqual(ids(await ask('mall.Index.loadHome', { s_type: 2 })));
    expect(ids(await ask(api, { s_type: 3 }))).toEqual(ids(await ask(api, { blockId: 1 })));
    for (const fields of [{}, { s_type: 6 }, { blockId: 999 }]) expect((await gateway.call(api, fields)).code).toBe('50010');
  });

  test('recommend ten products on sale, different ones each time', async () => {
    const batches = await Promise.all(Array.from({ length: 5 }, () => ask('mall.Product.recommend')));
    for (const batch of batches) expect([batch.list.length, new Set(ids(batch)).size]).toEqual([10, 10]);
    expect(new Set(batches.flatMap(ids)).size).toBeGreaterThan(10);
  });
});

describe('pages about the mall', () => {
  const schema = operations.get('mall.User.aboutUs')?.requestSchema.properties?.type as { enum: readonly string[] };

  test.each(schema.enum)('%s exist in every language', async (type) => {
    const texts = await Promise.all(
      ['en', 'zh', 'tn', 'ko'].map(async (language) => (await ask('mall.User.aboutUs', { type, language })).content),
    );
    expect(new Set(texts).size).toBe(4);
    for (const text of texts) expect(text).toMatch(/^<h2>[^<]+<\/h2>(<(p|h3)>[^<]+<\/\2>)+$/);
  });

  test('the configuration is the same for every caller', async () => {
    const { list } = await ask('mall.Home.GetBasicConfiguration', { language: 'ko' });
    expect(list).toMatchObject({ store_name: '실반', html_icon: '/media/mall/logo' });
  });
});

describe('a mall notice', () => {
  const words = ['--en', 'Closed on Monday', 'Parcels leave on Tuesday.', '--ko', '월요일 휴무', '화요일에 발송합니다.'];
  const chinese = ['--zh', '周一休息', '周二发货 <b>', '--tn', '週一公休', '週二出貨'];
  const mall = (name: string, ...args: string[]) => runCommand(name, args, gateway);
  const notice = (language: string, call = me.call) => call('mall.User.getUserTell', { language });
  const nobody: Ordering['call'] = (api, fields) => gateway.call(api, fields);

  test('is published in every language, dismissed by its reader, and ends after its days', async () => {
    const { lines } = await mall('announce', '--days', '2', ...words, ...chinese);
    const { data } = await notice('zh');
    expect(lines.join()).toContain(`Notice ${data.tell_id} is shown until ${data.systemMsgEndDate}`);
    expect(data).toMatchObject({ systemMsgType: 3, systemMsgTitle: '周一休息', systemMsg: '<p>周二发货 &lt;b&gt;</p>' });
    expect((await notice('ko')).data.systemMsgTitle).toBe('월요일 휴무');
    for (const tell_id of [data.tell_id, data.tell_id]) expect((await me.call('mall.User.markToRead', { tell_id })).code).toBe('200');
    expect((await notice('en')).data.tell_id).toBe(0);
    expect((await notice('en', nobody)).data.tell_id).toBe(data.tell_id);
    expect((await me.call('mall.User.markToRead', { tell_id: 999_999 })).code).toBe('50010');
    gateway.clock.advance(2 * 24 * 60 * 60 * 1000);
    expect((await notice('en', nobody)).data.tell_id).toBe(0);
  });

  test('is withdrawn once, and not published with a missing language or an extra argument', async () => {
    await mall('announce', ...chinese, ...words);
    const { tell_id } = (await notice('tn')).data;
    expect(await mall('announce', 'end', String(tell_id))).toMatchObject({ ok: true });
    expect((await notice('tn')).data.tell_id).toBe(0);
    const wrong = [['end', String(tell_id)], ['end'], words, [...words, ...chinese, 'x'], ['--days', '0', ...words, ...chinese]];
    for (const args of wrong) expect(await mall('announce', ...args)).toMatchObject({ ok: false });
    expect((await notice('tn')).data.tell_id).toBe(0);
  });

  test('closes the mall with a custom or the default text', async () => {
    const closed = async (...args: string[]) => {
      expect(await mall('maintenance', ...args)).toMatchObject({ ok: true });
      gateway.clock.advance(2000);
      return notice('tn', nobody);
    };
    expect(await closed('on', ...words, ...chinese)).toMatchObject({ code: '4003', data: { systemMsgTitle: '週一公休' } });
    expect(await closed('on')).toMatchObject({ code: '4003', data: { systemMsgTitle: '商城維護中' } });
    expect(await mall('maintenance', 'off', ...words, ...chinese)).toMatchObject({ ok: false });
    expect(await closed('off')).toMatchObject({ code: '200' });
  });
});
