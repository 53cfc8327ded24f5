import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { openTestGateway } from '../support/gateway.ts';
import { openProvider } from '../support/provider.ts';

test('the gateway logs with the request id why the payment provider cannot be reached, and logs nothing for a refusal', async () => {
  const lines: string[] = [];
  const logTo = new Writable({
    decodeStrings: false,
    write(chunk: string, _encoding, done) {
      lines.push(...String(chunk).split('\n').filter(Boolean));
      done();
    },
  });
  const provider = await openProvider('provider-secret-for-tests-only-0000');
  await provider.close();
  const gateway = await openTestGateway({ settings: provider.settings, logTo });
  const [customer] = await makeCustomers(gateway, 1);
  const topUp = (total: string) =>
    gateway.call('mall.Pay.index', { type: 'pc_wechat', total, sNo: 'CZ20261121120000001000' }, { token: customer?.token ?? '' });
  expect((await topUp('0.10')).code).toBe('50730');
  expect((await topUp('100.00')).code).toBe('50002');
  const logged = lines.map((line) => JSON.parse(line));
  const failures = logged.filter(({ msg }) => msg === 'a call failed');
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatchObject({ api: 'mall.Pay.index', code: '50002', err: { messages: expect.arrayContaining(['fetch failed']) } });
  expect(failures[0].id).toBe(logged.filter(({ msg }) => msg === 'call').at(-1).id);
  await gateway.close();
});
