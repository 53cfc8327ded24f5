import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../src/db/database.ts';
import { sql } from '../../src/db/drizzle.ts';
import { makeCustomers, type TestCustomer } from '../support/fixtures/customers.ts';
import { imageOf } from '../support/fixtures/images.ts';
import { company } from '../support/fixtures/invoicing.ts';
import { type Fields, openTestGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

async function newCustomer(): Promise<TestCustomer> {
  const [customer] = await makeCustomers(gateway, 1);
  if (!customer) throw new Error('No customer was made');
  return customer;
}

const address = {
  user_name: 'Lin Qing',
  mobile: '13800000001',
  address: 'Lingyin Road 18',
  place: '浙江省,杭州市,西湖区',
  province: '浙江省',
  city: '杭州市',
};

/** Returns a bank card number with a valid Luhn check digit. */
function cardNumber(at: number): string {
  const body = `62148301${String(at).padStart(7, '0')}`;
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

const card = (at: number) => ({
  Cardholder: 'Lin Qing',
  Bank_name: '招商银行',
  branch: 'Hangzhou',
  Bank_card_number: cardNumber(at),
});

const codesOf = async (customer: TestCustomer, api: string, requests: readonly Fields[]) =>
  (await Promise.all(requests.map((fields) => gateway.call(api, fields, { token: customer.token })))).map(({ code }) => code);

const addressesOf = async ({ token }: TestCustomer) => (await gateway.call('mall.Address.index', {}, { token })).data.adds;
const cardsOf = async ({ token }: TestCustomer) => (await gateway.call('mall.Bank.bankList', {}, { token })).data;
const defaultsOf = (records: readonly { is_default: number }[]) => records.filter(({ is_default }) => is_default === 1).length;

describe("parallel changes of a customer's records", () => {
  test('leave one default address when several are saved as the default', async () => {
    const customer = await newCustomer();
    const codes = await codesOf(
      customer,
      'mall.Address.saveAddress',
      Array.from({ length: 12 }, () => ({ ...address, is_default: 1 })),
    );
    expect(new Set(codes)).toEqual(new Set(['200']));
    expect(defaultsOf(await addressesOf(customer))).toBe(1);
  });

  test('choose default addresses without a deadlock', async () => {
    const customer = await newCustomer();
    await codesOf(customer, 'mall.Address.saveAddress', [address, address, address]);
    const ids: { id: number }[] = await addressesOf(customer);
    const chosen = Array.from({ length: 40 }, (_, index) => ({ addr_id: ids[index % ids.length]?.id }));
    expect(new Set(await codesOf(customer, 'mall.Address.setDefault', chosen))).toEqual(new Set(['200']));
    expect(defaultsOf(await addressesOf(customer))).toBe(1);
  });

  test('store at most 50 addresses', async () => {
    const customer = await newCustomer();
    await codesOf(
      customer,
      'mall.Address.saveAddress',
      Array.from({ length: 80 }, () => address),
    );
    expect(await addressesOf(customer)).toHaveLength(50);
  });

  test('store at most 20 bank cards, one of them the default', async () => {
    const customer = await newCustomer();
    await codesOf(
      customer,
      'mall.Bank.addBank',
      Array.from({ length: 40 }, (_, index) => ({ ...card(index), is_default: index % 2 })),
    );
    const cards = await cardsOf(customer);
    expect(cards).toHaveLength(20);
    expect(defaultsOf(cards)).toBe(1);
  });

  test('store at most 100 images a day', async () => {
    const customer = await newCustomer();
    const images = await Promise.all(Array.from({ length: 120 }, (_, index) => imageOf('png', index)));
    const codes = await codesOf(
      customer,
      'mall.Product.uploadImgs',
      images.map((image) => ({ file: new Blob([image]) })),
    );
    expect(codes.filter((code) => code === '200')).toHaveLength(100);
    expect(new Set(codes)).toEqual(new Set(['200', '50032']));
  });

  test('store at most 20 invoice titles, one of them the default', async () => {
    const customer = await newCustomer();
    await codesOf(
      customer,
      'mall.InvoiceHeader.addOrUpdate',
      Array.from({ length: 40 }, (_, index) => ({ ...company, companyName: `Spring ${index}`, isDefault: index % 2 })),
    );
    const { data } = await gateway.call('mall.InvoiceHeader.doRequest', {}, { token: customer.token });
    expect(data.list).toHaveLength(20);
    expect(data.list.filter(({ is_default }: { is_default: number }) => is_default === 1)).toHaveLength(1);
  });

  test('store a favorite product once, and the 20 newest searches, without a deadlock', async () => {
    const customer = await newCustomer();
    const favorites = await codesOf(
      customer,
      'mall.AddFavorites.index',
      Array.from({ length: 30 }, () => ({ pro_id: 1001, type: 1 })),
    );
    expect(favorites.filter((code) => code === '200').length).toBeGreaterThan(0);
    expect((await rowsOf(gateway.db, sql`select from favorites where customer_id = ${customer.id}`)).length).toBeLessThan(2);
    const searches = await codesOf(
      customer,
      'mall.Index.search',
      Array.from({ length: 60 }, (_, index) => ({ keyword: `milk ${index}` })),
    );
    expect(new Set(searches)).toEqual(new Set(['200']));
    await codesOf(customer, 'mall.Index.search', [{ keyword: 'the last' }]);
    expect(await rowsOf(gateway.db, sql`select id from search_words where customer_id = ${customer.id}`)).toHaveLength(20);
  });
});
