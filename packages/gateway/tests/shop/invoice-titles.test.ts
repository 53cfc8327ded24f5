// @spec 3.21

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { company, person } from '../support/fixtures/invoicing.ts';
import { type Fields, openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
let token: string;
let otherToken: string;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  [token = '', otherToken = ''] = (await makeCustomers(gateway, 2)).map((customer) => customer.token);
});
afterAll(() => gateway.close());

const call = (api: string, fields: Fields = {}, as = token): Promise<Reply> =>
  gateway.call(`mall.InvoiceHeader.${api}`, fields, { token: as });
const save = (fields: Fields, as = token) => call('addOrUpdate', fields, as);
const listed = async (as = token): Promise<Reply['data'][]> => (await call('doRequest', {}, as)).data.list;
const names = async () => (await listed()).map(({ company_name, is_default }) => `${company_name}${is_default === 1 ? ' *' : ''}`);
const idOf = async (name: string): Promise<number> => (await listed()).find((title) => title.company_name === name).id;

const maxTitles = 20;
const ok = { code: '200' };
const refused = (field: string, rule: string) => ({ code: '50010', data: { errors: [expect.objectContaining({ field, rule })] } });

describe('invoice titles', () => {
  test('lists none for a customer without titles, and returns an empty default', async () => {
    expect((await call('doRequest')).data).toEqual({ list: [], total: 0 });
    expect((await call('getDefault')).data).toEqual({});
  });

  test('makes the first title the default and lists the default first', async () => {
    expect(await save({ ...person, companyName: 'First', isDefault: 0 })).toMatchObject(ok);
    await save({ ...person, companyName: 'Second' });
    await save({ ...person, companyName: 'Third', isDefault: 1 });
    expect(await names()).toEqual(['Third *', 'Second', 'First']);
    expect((await call('getDefault')).data).toMatchObject({ company_name: 'Third', is_default: 1 });
  });

  test('stores every field of a company and only the name of a person', async () => {
    await save({ ...company, companyName: `  ${company.companyName} ` });
    await save({ ...company, type: 2, companyName: '林清' });
    const [stored, other] = await listed();
    expect(stored).toEqual({
      id: expect.any(Number),
      type: 1,
      company_name: company.companyName,
      company_tax_number: company.companyTaxNumber,
      register_address: company.registerAddress,
      register_phone: company.registerPhone,
      deposit_bank: company.depositBank,
      bank_number: company.bankNumber,
      is_default: 1,
    });
    expect(other).toMatchObject({ type: 2, company_name: '林清', company_tax_number: '', deposit_bank: '', bank_number: '' });
  });

  test('changes a title and returns only that title by its id', async () => {
    await save(person);
    const id = await idOf(person.companyName);
    expect(await save({ ...company, id })).toMatchObject(ok);
    const { data } = await call('doRequest', { id });
    expect(data).toMatchObject({ total: 1, list: [{ id, type: 1, company_tax_number: company.companyTaxNumber, is_default: 1 }] });
  });

  test('leaves the default unchanged when it is saved without the mark', async () => {
    await save(person);
    await save({ ...person, companyName: 'Only', id: await idOf(person.companyName), isDefault: 0 });
    expect(await names()).toEqual(['Only *']);
  });

  test('promotes the newest other title when the default is deleted', async () => {
    for (const companyName of ['A', 'B', 'C']) await save({ ...person, companyName });
    expect(await call('del', { ids: await idOf('A') })).toMatchObject(ok);
    expect(await names()).toEqual(['C *', 'B']);
    await call('del', { ids: await idOf('B') });
    await call('del', { ids: await idOf('C') });
    expect(await names()).toEqual([]);
    await save(person);
    expect(await names()).toEqual([`${person.companyName} *`]);
  });

  test.each([
    ['a company without a tax number', { ...company, companyTaxNumber: '' }, 'companyTaxNumber', 'required'],
    ['a tax number with other characters', { ...company, companyTaxNumber: '税号-1' }, 'companyTaxNumber', 'pattern'],
    ['a blank name', { ...person, companyName: '   ' }, 'companyName', 'minLength'],
    ['a name of 31 characters', { ...person, companyName: 'n'.repeat(31) }, 'companyName', 'maxLength'],
    ['an unknown kind', { ...person, type: 3 }, 'type', 'enum'],
    ['an unknown id', { ...person, id: 2_000_000_001 }, 'id', 'exists'],
  ])('refuses %s', async (_what, fields, field, rule) => {
    expect(await save(fields)).toMatchObject(refused(field, rule));
    expect(await listed()).toEqual([]);
  });

  test('treats a title of another customer as unknown', async () => {
    await save(person);
    const id = await idOf(person.companyName);
    expect((await call('doRequest', { id }, otherToken)).data).toEqual({ list: [], total: 0 });
    expect(await save({ ...person, id, companyName: 'Taken' }, otherToken)).toMatchObject(refused('id', 'exists'));
    expect(await call('del', { ids: id }, otherToken)).toMatchObject(refused('ids', 'exists'));
    expect(await names()).toEqual([`${person.companyName} *`]);
  });

  test('refuses a title above the maximum', async () => {
    for (let at = 0; at < maxTitles; at += 1) await save({ ...person, companyName: `Title ${at}` });
    expect(await save({ ...person, companyName: 'One more' })).toMatchObject({
      code: '50010',
      data: { errors: [{ field: 'titles', rule: 'maxItems', limit: maxTitles }] },
    });
    expect(await listed()).toHaveLength(maxTitles);
  });
});

describe('parallel changes of invoice titles', () => {
  test('make exactly one of several first titles the default', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => save({ ...person, companyName: `Title ${index}`, isDefault: 1 })),
    );
    expect(replies.map(({ code }) => code)).toEqual(Array.from({ length: 8 }, () => '200'));
    expect((await listed()).filter(({ is_default }) => is_default === 1)).toHaveLength(1);
    expect(await listed()).toHaveLength(8);
  });

  test('store no more than the maximum', async () => {
    const replies = await Promise.all(
      Array.from({ length: maxTitles + 5 }, (_, index) => save({ ...person, companyName: `Title ${index}` })),
    );
    expect(replies.filter(({ code }) => code === '200')).toHaveLength(maxTitles);
    expect(await listed()).toHaveLength(maxTitles);
  });

  test('leave one default while titles are made the default and deleted', async () => {
    const count = 6;
    for (let at = 0; at < count; at += 1) await save({ ...person, companyName: `Title ${at}` });
    const ids: number[] = (await listed()).map(({ id }) => id);
    const choose = ids.slice(0, 4).map((id) => save({ ...person, id, isDefault: 1 }));
    const remove = ids.slice(3).map((id) => call('del', { ids: id }));
    for (const { code, data } of await Promise.all([...choose, ...remove]))
      expect(code === '200' || data.errors[0].rule === 'exists', code).toBe(true);
    const left = await listed();
    expect(left).toHaveLength(3);
    expect(left.filter(({ is_default }) => is_default === 1)).toHaveLength(1);
  });
});
