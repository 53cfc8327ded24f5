/** Successes that depend on the request: the requested product, and generated responses that clients can read. */
import { readFile } from 'node:fs/promises';
import { operations, validateResponse } from '@mall/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { productsFile } from '../../scripts/products.ts';
import { type Mock, startMock } from '../../src/index.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());
afterEach(() => mock.setRules([]));

async function send(fields: Record<string, string>, prefer = '') {
  const response = await fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams(fields), headers: { prefer } });
  return response.json();
}
const api = 'mall.Product.index';
const product = (id: string, prefer?: string) => send({ api, pro_id: id }, prefer);
const details = operations.get(api);
const violationsOf = (envelope: { code: string }) => (details ? validateResponse(details, envelope) : ['no operation']);

describe('the session of a response', () => {
  const addition = { api: 'mall.Product.addCart', pro_id: '1001', attribute_id: '100101', num: '1' };

  it('is the one of the call, if it has one', async () => {
    expect((await send({ ...addition, access_id: 'u_own' })).data.access_id).toBe('u_own');
    expect((await send(addition)).data.access_id).toMatch(/^g_/);
  });
});

describe('the detail page of a product', () => {
  it('shows the products of the list', async () => {
    const { data } = await send({ api: 'mall.Index.search', keyword: 'milk' });
    expect(data.list.length).toBeGreaterThan(1);
    for (const { id, product_title, imgurl, price, goodsNum } of data.list) {
      const { pro, skuBeanList } = (await product(String(id))).data;
      expect(pro).toMatchObject({ pro_id: id, name: product_title, photo_x: imgurl, price, num: goodsNum });
      expect(skuBeanList[0].price).toBe(price);
    }
  });

  it('conforms to the contract for every product of the demo mall', async () => {
    const pages: Record<string, object> = JSON.parse(await readFile(new URL('../../generated/products.json', import.meta.url), 'utf8'));
    for (const id of Object.keys(pages)) expect([id, violationsOf(await product(id))]).toEqual([id, []]);
  });

  it('is the same as the example for its own product', async () => {
    const { data } = await product('1001');
    expect((await product('1001', 'example=ok')).data).toEqual(data);
    expect(data.pro.content).toContain('A milk that leaves the skin comfortable.');
  });

  it('has the id of a product that the demo mall does not have', async () => {
    const { pro } = (await product('77')).data;
    expect(pro).toMatchObject({ pro_id: 77, name: 'Cloud Cleansing Milk' });
  });

  it('is another example of the contract when one is selected', async () => {
    expect((await product('1013', 'example=sold_out')).data.pro).toMatchObject({ pro_id: 1016, num: 0 });
  });

  it('can be changed by a rule', async () => {
    mock.setRules([{ api, response: { patch: { pro: { name: 'Tea' } } } }]);
    expect((await product('1013')).data.pro).toMatchObject({ pro_id: 1013, name: 'Tea' });
  });
});

it('generated responses have JSON in texts where the contract requires it', async () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const { content } = (await product('1001', `dynamic=true, seed=${seed}`)).data.pro;
    expect(JSON.parse(content)).toContainEqual({ name: expect.any(String), content: expect.any(String) });
  }
});

it('generated responses have the JSON types of the published document, or on request those of other servers', async () => {
  const sentViolations = async (dynamic: string) => {
    const violations = await Promise.all(
      [1, 2, 3].map(
        async (seed) => details && validateResponse(details, await product('1001', `dynamic=${dynamic}, seed=${seed}`), 'sent'),
      ),
    );
    return violations.flat();
  };
  expect(await sentViolations('true')).toEqual([]);
  expect(await sentViolations('compatible')).not.toEqual([]);
});

it('the pages of products are those of the demo mall', async () => {
  expect(await readFile(new URL('../../generated/products.json', import.meta.url), 'utf8')).toBe(productsFile());
});
