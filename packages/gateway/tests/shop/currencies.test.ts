import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

const yuan = { currency_id: 1, currency_code: 'CNY', currency_symbol: '¥', exchange_rate: 1 };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

test('a visitor gets the yuan as the default and only currency', async () => {
  expect(await gateway.call('app.common.getStoreDefaultCurrency')).toMatchObject({ code: '200', data: yuan });
  expect((await gateway.call('app.common.getCurrencys')).data).toEqual([yuan]);
});

test('the yuan is accepted as the selected currency, with and without a session', async () => {
  const token = await gateway.signIn();
  expect(await gateway.call('app.common.userChangeCurrency', { currency_id: 1 })).toMatchObject({ code: '200', data: {} });
  expect(await gateway.call('app.common.userChangeCurrency', { currency_id: 1 }, { token })).toMatchObject({ code: '200', data: {} });
});

test.each([2, 2_147_483_647])('the unknown currency %i is refused', async (currency_id) => {
  expect(await gateway.call('app.common.userChangeCurrency', { currency_id })).toMatchObject({
    code: '50010',
    data: { errors: [{ field: 'currency_id', rule: 'exists' }] },
  });
});
