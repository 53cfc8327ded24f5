import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/index.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

const products = ['id', 'product_title'];
const shops = ['id', 'name'];
const favoriteShops = ['id', 'mch_name'];

it.each([
  ['mall.Index.search', {}, products],
  ['mall.Index.search', { searchType: '1' }, products],
  ['mall.Index.search', { searchType: '2' }, shops],
  ['mall.AddFavorites.collection', { type: '1', access_id: 'u_1' }, products],
  ['mall.AddFavorites.collection', { type: '2', access_id: 'u_1' }, favoriteShops],
])('%s %j returns the requested records', async (api, fields, names) => {
  const body = new URLSearchParams({ api, ...fields });
  const { data } = await (await fetch(`${mock.url}/api/`, { method: 'POST', body })).json();
  expect(Object.keys(data.list[0])).toEqual(expect.arrayContaining(names));
});

it('a selected example takes precedence over the request', async () => {
  const body = new URLSearchParams({ api: 'mall.Index.search', searchType: '2' });
  const response = await fetch(`${mock.url}/api/`, { method: 'POST', body, headers: { prefer: 'example=ok' } });
  expect((await response.json()).data.list[0]).toHaveProperty('product_title');
});
