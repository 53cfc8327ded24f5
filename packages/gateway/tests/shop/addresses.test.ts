import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { type Fields, openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
let token: string;
let first: number;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  token = (await makeCustomers(gateway, 1))[0]?.token ?? '';
  first = (await call('mall.Address.index')).data.adds[0].id;
});

const call = (api: string, fields: Fields = {}) => gateway.call(api, fields, { token });
const sent = { user_name: '林清', mobile: '13800000001', place: '浙江省,杭州市,西湖区', address: '灵隐路 18 号' };
/** Adds an address; returns its id. */
async function add(fields: Fields = {}): Promise<number> {
  const before = new Set(idsOf((await call('mall.Address.index')).data.adds));
  const { data } = await call('mall.Address.saveAddress', { ...sent, ...fields });
  return idsOf(data).find((id) => !before.has(id)) ?? 0;
}
const idsOf = (list: Reply['data']): number[] => list.map(({ id }: { id: number }) => id);
/** Returns the default's id followed by the others', in the order of an operation; expects at most one default. */
function order({ code, data }: Reply): number[] {
  expect(code).toBe('200');
  expect(data.filter(({ is_default }: { is_default: number }) => is_default === 1).length).toBe(Math.min(1, data.length));
  expect(data[0]?.is_default ?? 1).toBe(1);
  return idsOf(data);
}

test('making an address the default replaces the previous default', async () => {
  const second = await add();
  expect(order(await call('mall.Address.setDefault', { addr_id: second }))).toEqual([second, first]);
  expect(order(await call('mall.Address.setDefault', { addr_id: first }))).toEqual([first, second]);
});

test('removing the default makes the newest other address the default, and removing the last one leaves none', async () => {
  const [second, third] = [await add(), await add()];
  expect(order(await call('mall.Address.delAdds', { addr_id: first }))).toEqual([third, second]);
  expect(order(await call('mall.Address.delAdds', { addr_id: second }))).toEqual([third]);
  expect(order(await call('mall.Address.delAdds', { addr_id: third }))).toEqual([]);
  expect(order({ ...(await call('mall.Address.saveAddress', sent)) })).toHaveLength(1);
});

test('saving an address replaces all its fields, and it remains the default address', async () => {
  const changed = { ...sent, user_name: 'Anna', place: '上海市,上海市,徐汇区', address: '武康路 88 弄', zip_code: '200031' };
  const reply = await call('mall.Address.upAdds', { ...changed, addr_id: first, is_default: 0 });
  expect(reply.data).toEqual([expect.objectContaining({ id: first, name: 'Anna', sheng: '上海市', quyu: '徐汇区', is_default: 1 })]);
  const second = await add();
  expect(order(await call('mall.Address.upAdds', { ...changed, addr_id: second, is_default: 1 }))).toEqual([second, first]);
  expect(await call('mall.Address.upAdds', { ...changed, place: '上海市,杭州市,西湖区', addr_id: second })).toMatchObject({
    code: '50010',
    data: { errors: [{ field: 'place', rule: 'exists' }] },
  });
});

test('an address is returned for its form under either name of its id', async () => {
  for (const fields of [{ addr_id: first }, { addrId: first }]) {
    expect((await call('mall.Address.upAddsindex', fields)).data).toMatchObject({
      province: '浙江省',
      city_id: '杭州市',
      county: '西湖区',
      address: { id: first },
    });
  }
  expect(await call('mall.Address.upAddsindex')).toMatchObject({ code: '50010', data: { errors: [{ field: 'addr_id' }] } });
});

test('a removed address is preserved on the orders sent there', async () => {
  const placed = await call('mall.Order.payment', {
    product: [{ pid: 1011 }, { cid: 10111 }, { num: 1 }],
    pay_type: 'wallet_pay',
    address_id: first,
  });
  await call('mall.Address.delAdds', { addr_id: first });
  expect((await call('mall.Order.orderDetails', { order_id: placed.data.order_id })).data.address).toContain('Xihu District');
});

test('countries are listed in the requested language, and found by name, Chinese name or dial code', async () => {
  const find = async (keyword: string, language: string): Promise<Reply['data']> =>
    (await gateway.call('mall.Login.getItuList', { keyword, language })).data;
  expect((await find('', 'en')).length).toBeGreaterThan(200);
  expect(await find('korea', 'en')).toContainEqual({
    code: 'KR',
    name: 'South Korea',
    zh_name: '韩国',
    code2: '82',
    num3: 410,
    national_flag: '',
  });
  expect(await find('82', 'ko')).toContainEqual(expect.objectContaining({ code: 'KR', name: '대한민국' }));
  expect(await find('美国', 'ko')).toContainEqual(expect.objectContaining({ code: 'US', name: '미국' }));
  expect(await find('nowhere', 'en')).toEqual([]);
});
