// @module-tag matrix

import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientAddress } from '../../support/client-address.ts';
import { makeCustomers } from '../../support/fixtures/customers.ts';
import { expectOrdersAtBoth, faultOptions, injectUnderLoad } from '../../support/processes/inject-fault.ts';
import type { OrderLoad } from '../../support/processes/order-load.ts';
import { first, openTwoGateways, providerSecret, second, type TwoGateways } from '../../support/processes/two-gateways.ts';
import { sendNotice } from '../../support/provider.ts';

let two: TwoGateways;
let charges = 0;

beforeAll(async () => {
  two = await openTwoGateways();
});
afterAll(() => two.close());

async function makeTokens(count: number): Promise<readonly string[]> {
  return (await makeCustomers(two.world, count)).map(({ token }) => token);
}

/** Requests a QR code to recharge 100.00 from a gateway; returns the response code and the reference of the charge. */
async function charge(token: string, place: number): Promise<{ code: string; reference: string }> {
  charges += 1;
  const fields = { type: 'pc_wechat', total: '100.00', sNo: `CZ20261121130000${String(charges).padStart(6, '0')}` };
  const { code, data } = await two.gatewayAt(place).call('mall.Pay.index', fields, { token, client: clientAddress(charges) });
  return { code, reference: String(data).split('/').at(-1) ?? '' };
}

const balanceOf = async (token: string) => Number((await two.gatewayAt(first).call('mall.User.index', {}, { token })).data.user.money);

describe('two gateways under load', faultOptions, () => {
  test('credit a payment once when its notice arrives twenty times at both', async () => {
    const [token = ''] = await makeTokens(1);
    const before = await balanceOf(token);
    const { reference } = await charge(token, first);
    const notice = { reference, paid: '100.00', secret: providerSecret };
    const inject = async () => {
      const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => sendNotice(two.gatewayAt(index % 2).url, notice)));
      expect(outcomes.toSorted()).toEqual(['applied', ...Array(19).fill('repeated')].toSorted());
    };
    await injectUnderLoad(two, { name: 'notices repeated', inject });
    expect(await balanceOf(token)).toBe(before + 100);
  });

  test("refuse a notice of another amount, and one without the provider's signature", async () => {
    const [token = ''] = await makeTokens(1);
    const before = await balanceOf(token);
    const { reference } = await charge(token, second);
    const forger = 'a-secret-of-somebody-else-0000000';
    const inject = async () => {
      const { url } = two.gatewayAt(first);
      expect(await sendNotice(url, { reference, paid: '10000.00', secret: providerSecret })).toBe('wrong_amount');
      expect(await sendNotice(url, { reference, paid: '100.00', secret: forger })).toBe('badly_signed');
    };
    await injectUnderLoad(two, { name: 'notices false', inject });
    expect(await balanceOf(token)).toBe(before);
  });

  test('continue selling while the payment provider does not respond, and open charges again', async () => {
    const [token = ''] = await makeTokens(1);
    const inject = async (load: OrderLoad) => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      two.provider.held = held;
      const waiting = Array.from({ length: 20 }, (_, index) => charge(token, index % 2));
      await pause(2000);
      await expectOrdersAtBoth(load);
      two.provider.held = undefined;
      release();
      await Promise.all(waiting);
    };
    await injectUnderLoad(two, { name: 'provider slow', inject, isRecovered: await bothOpenCharges() });
  });

  test('continue selling while the payment provider refuses connections, and open charges again', async () => {
    const [token = ''] = await makeTokens(1);
    const inject = async (load: OrderLoad) => {
      await two.provider.close();
      const refused = await Promise.all(Array.from({ length: 20 }, (_, index) => charge(token, index % 2)));
      expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['50002']));
      await expectOrdersAtBoth(load);
      await two.provider.reopen();
    };
    await injectUnderLoad(two, { name: 'provider away', inject, isRecovered: await bothOpenCharges() });
  });
});

/** Returns whether both gateways open charges: after five consecutive failures a provider is not called for ten seconds. */
async function bothOpenCharges(): Promise<() => Promise<boolean>> {
  // Each customer can open thirty charges in ten minutes.
  const tokens = await makeTokens(50);
  const opens = async (place: number) => (await charge(tokens[charges % tokens.length] ?? '', place)).code === '200';
  return async () => (await opens(first)) && (await opens(second));
}
