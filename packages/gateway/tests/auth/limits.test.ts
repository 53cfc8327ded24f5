import { expect, test } from 'vitest';
import { networkOf } from '../../src/limits/limits.ts';
import { openTestGateway, type Reply } from '../support/gateway.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:1:2:3', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('the address %s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('counts the networks of one IPv6 site together, with a higher limit', async () => {
  const gateway = await openTestGateway();
  const codes = [];
  for (let count = 0; count < 250; count += 1) {
    codes.push(
      (await gateway.call('mall.Login.autoLogin', { autoToken: 'nothing' }, { client: `2001:db8:1:${count.toString(16)}::1` })).code,
    );
  }
  await gateway.close();
  expect(new Set(codes.slice(0, 240))).toEqual(new Set(['50010']));
  expect(new Set(codes.slice(240))).toEqual(new Set(['50032']));
});

test('states in Retry-After the seconds until the first counted attempt expires', async () => {
  const gateway = await openTestGateway();
  const call = (): Promise<Reply> => gateway.call('mall.Login.autoLogin', { autoToken: 'nothing' });
  for (let count = 0; count < 30; count += 1) await call();
  gateway.clock.advance(20_000);
  expect(await call()).toMatchObject({ http: 429, code: '50032', headers: { 'retry-after': '40' } });
  await gateway.close();
});
