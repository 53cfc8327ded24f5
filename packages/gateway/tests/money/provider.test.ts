// @spec 2.23 3.15 7.18

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verify } from '../../src/admin/verify.ts';
import { runJobs } from '../../src/composition/jobs.ts';
import { reconcileCharges } from '../../src/domains/payments/reconcile-charges.ts';
import { paymentNotices, refusedNotices } from '../../src/domains/payments/schema.ts';
import { walletOf } from '../../src/ledger/ledger.ts';
import { formatMoney } from '../../src/shared/money.ts';
import { makeCustomer, makeCustomers, type TestCustomer } from '../support/fixtures/customers.ts';
import { type Ordering, ordering } from '../support/fixtures/ordering.ts';
import { type Fields, openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';
import { openProvider, sendProviderNotice, type TestProvider } from '../support/provider.ts';

const minute = 60_000;
const providerSecret = 'provider-secret-for-tests-only-0000';
const recharge = 'CZ20261121120000000123456';

let provider: TestProvider;
let gateway: TestGateway;
let me: TestCustomer;
let mine: Ordering;
beforeAll(async () => {
  provider = await openProvider(providerSecret);
  gateway = await openTestGateway({ settings: provider.settings });
});
afterAll(async () => {
  await gateway.close();
  await provider.close();
});
beforeEach(async () => {
  const customer = await makeCustomer(gateway);
  me = customer;
  mine = ordering(gateway, me.token);
  provider.status = 200;
});

const balance = async () => formatMoney((await walletOf(gateway.db, me.id)).balance);
const reconcile = () => reconcileCharges(gateway.db, gateway.settings, gateway.clock.now());
const codeFor = (placed: Reply, fields: Fields = {}) =>
  mine.call('mall.Pay.index', { type: 'pc_alipay', total: placed.data.total, order_list: placed.data, title: 'Patches', ...fields });
const codeForRecharge = (fields: Fields = {}) =>
  mine.call('mall.Pay.index', { type: 'pc_wechat', total: '100.00', sNo: recharge, ...fields });
const isPaid = async (trade_no: string) => (await mine.call('mall.Order.getCzorder', { trade_no })).data;
const lettersTo = async () => (await mine.call('mall.Message.index')).data.message;
/** Returns the reference of the charge of a QR code. */
const referenceOf = ({ data }: Reply): string => data.split('/').at(-1);

describe('a QR code', () => {
  test("is the provider's code for the order amount, and the same when requested again", async () => {
    const placed = await mine.place();
    expect(await codeFor(placed, { total: '1.00' })).toMatchObject({
      code: '50010',
      data: { errors: [{ field: 'total', rule: 'equalsOrder' }] },
    });
    const before = provider.asked.length;
    const code = await codeFor(placed);
    expect(code).toMatchObject({ code: '200', data: expect.stringMatching(/^https:\/\/pay\.example\.com\/qr\/[0-9a-f]{32}$/) });
    expect((await codeFor(placed)).data).toBe(code.data);
    expect(provider.asked.slice(before)).toEqual([
      { reference: referenceOf(code), amount: '54.00', method: 'pc_alipay', subject: 'Patches' },
    ]);
    expect((await mine.detailsOf(placed)).status).toBe(0);
  });

  test('claim 12: requested twice with one idempotency key creates one charge at the provider', async () => {
    const placed = await mine.place();
    provider.status = 500;
    const fields = { idempotency_key: 'one-key-for-both' };
    expect(await codeFor(placed, fields)).toMatchObject({ code: '50002' });
    provider.status = 200;
    const before = provider.asked.length;
    const code = await codeFor(placed, fields);
    expect(await codeFor(placed, fields)).toMatchObject({ body: code.body, headers: { 'idempotent-replayed': 'true' } });
    expect(provider.asked.slice(before).map(({ reference }) => reference)).toEqual([referenceOf(code)]);
  });

  test("of another customer's order is refused like that of an unknown order", async () => {
    const placed = await mine.place();
    const [other] = await makeCustomers(gateway, 1);
    const ask = (sNo: string) =>
      gateway.call('mall.Pay.index', { type: 'pc_alipay', total: '54.00', order_list: { sNo } }, { token: other?.token ?? '' });
    expect((await ask(placed.data.sNo)).body).toBe((await ask('GM20200101000000000000')).body);
  });
});

describe('a payment notice', () => {
  test('claim 13: pays the order once, however often it arrives', async () => {
    const placed = await mine.place();
    const told = { reference: referenceOf(await codeFor(placed)), paid: '54.00' };
    expect(await sendProviderNotice(gateway, told)).toEqual({ http: 200, outcome: 'applied' });
    const again = await Promise.all([sendProviderNotice(gateway, told), sendProviderNotice(gateway, told)]);
    expect(again).toEqual([
      { http: 200, outcome: 'repeated' },
      { http: 200, outcome: 'repeated' },
    ]);
    expect(await mine.detailsOf(placed)).toMatchObject({ status: 1, omsg: { pay: 'pc_alipay' } });
    expect(await balance()).toBe('1000.00');
  });

  test('without a signature is not recorded individually, however many arrive', async () => {
    const rows = async () => (await gateway.db.select().from(paymentNotices)).length;
    const counted = async () =>
      (await gateway.db.select().from(refusedNotices))
        .filter(({ outcome }) => outcome === 'badly_signed')
        .reduce((sum, { count }) => sum + count, 0);
    const [rowsBefore, countedBefore] = [await rows(), await counted()];
    const forged = (at: number) => ({ reference: at.toString(16).padStart(32, '0'), paid: '1.00', secret: 'of nobody' });
    await Promise.all(Array.from({ length: 50 }, (_, index) => sendProviderNotice(gateway, forged(index))));
    expect(await rows()).toBe(rowsBefore);
    expect(await counted()).toBe(countedBefore + 50);
  });

  test('arriving many times concurrently takes effect once', async () => {
    const told = { reference: referenceOf(await codeForRecharge()), paid: '100.00' };
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => sendProviderNotice(gateway, told)));
    expect(outcomes.filter(({ outcome }) => outcome === 'applied')).toHaveLength(1);
    expect(await balance()).toBe('1100.00');
  });

  test('claim 13: that is badly signed, too old, unknown or of another amount is refused without effect and counted or recorded', async () => {
    const placed = await mine.place();
    const reference = referenceOf(await codeFor(placed));
    const told = { reference, paid: '54.00' };
    const old = new Date(gateway.clock.now().getTime() - 6 * minute);
    expect(await sendProviderNotice(gateway, { ...told, secret: 'somebody else' })).toEqual({ http: 400, outcome: 'badly_signed' });
    expect(await sendProviderNotice(gateway, { ...told, at: old })).toEqual({ http: 400, outcome: 'stale' });
    expect(await sendProviderNotice(gateway, { ...told, reference: '0'.repeat(32) })).toEqual({ http: 400, outcome: 'unknown' });
    expect(await sendProviderNotice(gateway, { ...told, paid: '53.99' })).toEqual({ http: 400, outcome: 'wrong_amount' });
    expect(await sendProviderNotice(gateway, { ...told, paid: 'much' })).toEqual({ http: 400, outcome: 'unreadable' });
    expect((await mine.detailsOf(placed)).status).toBe(0);
    const outcomes = (await gateway.db.select().from(paymentNotices)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(expect.arrayContaining(['unknown', 'wrong_amount', 'unreadable']));
    const refused = (await gateway.db.select().from(refusedNotices)).map(({ outcome }) => outcome);
    expect(new Set(refused)).toEqual(new Set(['badly_signed', 'stale']));
    expect(await sendProviderNotice(gateway, told)).toEqual({ http: 200, outcome: 'applied' });
  });

  test('claim 14: after the order was closed credits the wallet, takes no stock and notifies the customer', async () => {
    const placed = await mine.place();
    const reference = referenceOf(await codeFor(placed));
    gateway.clock.advance(61 * minute);
    await runJobs(gateway.db, gateway.clock.now());
    expect(await sendProviderNotice(gateway, { reference, paid: '54.00' })).toEqual({ http: 200, outcome: 'credited' });
    expect((await mine.detailsOf(placed)).status).toBe(7);
    expect(await balance()).toBe('1054.00');
    expect(await lettersTo()).toEqual([
      expect.objectContaining({ title: 'Your payment is in your wallet', content: expect.stringContaining(placed.data.sNo) }),
      expect.objectContaining({ title: 'Your order has been closed', content: expect.stringContaining(placed.data.sNo) }),
    ]);
    expect(await verify(gateway.db)).toEqual([]);
  });

  test('claim 13: of two charges for one order has the same result in either sequence', async () => {
    const ends = [];
    for (const first of ['pc_alipay', 'pc_wechat']) {
      const placed = await mine.place();
      const charges = [await codeFor(placed), await codeFor(placed, { type: 'pc_wechat' })].map(referenceOf);
      const before = await balance();
      for (const reference of first === 'pc_alipay' ? charges : charges.toReversed())
        await sendProviderNotice(gateway, { reference, paid: '54.00' });
      ends.push({ status: (await mine.detailsOf(placed)).status, credited: Number(await balance()) - Number(before) });
    }
    expect(ends).toEqual([
      { status: 1, credited: 54 },
      { status: 1, credited: 54 },
    ]);
    expect(await verify(gateway.db)).toEqual([]);
  });

  test('of an order already paid from the wallet credits the wallet', async () => {
    const placed = await mine.place();
    const reference = referenceOf(await codeFor(placed));
    await mine.openPermit();
    await mine.pay(placed);
    expect(await sendProviderNotice(gateway, { reference, paid: '54.00' })).toMatchObject({ outcome: 'credited' });
    expect(await balance()).toBe('1000.00');
    expect(await codeFor(placed)).toMatchObject({ code: '50486' });
  });

  test('claim 18: concurrent with the expiry of the order has exactly one outcome', async () => {
    const placed = await mine.place();
    const reference = referenceOf(await codeFor(placed));
    gateway.clock.advance(61 * minute);
    const [{ outcome }] = await Promise.all([
      sendProviderNotice(gateway, { reference, paid: '54.00' }),
      runJobs(gateway.db, gateway.clock.now()),
    ]);
    const { status } = await mine.detailsOf(placed);
    expect({ outcome, status }).toEqual(outcome === 'applied' ? { outcome, status: 1 } : { outcome: 'credited', status: 7 });
    expect(await verify(gateway.db)).toEqual([]);
  });
});

describe('a lost payment notice', () => {
  test('is replaced by a query to the provider, once', async () => {
    const placed = await mine.place();
    const reference = referenceOf(await codeFor(placed));
    await reconcile();
    expect((await mine.detailsOf(placed)).status).toBe(0);
    gateway.clock.advance(minute);
    await reconcile();
    expect((await mine.detailsOf(placed)).status).toBe(0);
    provider.paid.set(reference, '54.00');
    gateway.clock.advance(minute);
    await Promise.all([reconcile(), reconcile()]);
    expect((await mine.detailsOf(placed)).status).toBe(1);
    expect(await sendProviderNotice(gateway, { reference, paid: '54.00' })).toMatchObject({ outcome: 'repeated' });
  });

  test('is made up for the other charges when one cannot be reconciled', async () => {
    const [broken, sound] = [await mine.place(), await mine.place()];
    const [brokenReference, soundReference] = [referenceOf(await codeFor(broken)), referenceOf(await codeFor(sound))];
    provider.paid.set(brokenReference, 'not an amount').set(soundReference, '54.00');
    gateway.clock.advance(minute);
    await expect(reconcile()).rejects.toThrow(`The charge ${brokenReference} could not be reconciled`);
    expect([(await mine.detailsOf(broken)).status, (await mine.detailsOf(sound)).status]).toEqual([0, 1]);
    provider.paid.set(brokenReference, '54.00');
    gateway.clock.advance(minute);
    await reconcile();
    expect((await mine.detailsOf(broken)).status).toBe(1);
  });

  test('does not mark an order as paid when the provider reports another amount', async () => {
    const placed = await mine.place();
    provider.paid.set(referenceOf(await codeFor(placed)), '0.54');
    gateway.clock.advance(minute);
    await reconcile();
    expect((await mine.detailsOf(placed)).status).toBe(0);
  });
});

describe('a recharge', () => {
  test('is credited to the wallet and reported as paid after its payment notice', async () => {
    const code = await codeForRecharge();
    expect(await isPaid(recharge)).toMatchObject({ code: 0 });
    await sendProviderNotice(gateway, { reference: referenceOf(code), paid: '100.00' });
    expect(await isPaid(recharge)).toMatchObject({ code: 200 });
    expect(await balance()).toBe('1100.00');
    expect(await lettersTo()).toHaveLength(1);
    expect(await codeForRecharge()).toMatchObject({ code: '50486' });
  });

  test('returns its newest QR code and the expiry of that code until it is paid', async () => {
    await codeForRecharge({ type: 'pc_alipay' });
    gateway.clock.advance(minute);
    const code = await codeForRecharge();
    const { expire_time, server_time, ...state } = await isPaid(recharge);
    expect(state).toEqual({ code: 0, type: 'pc_wechat', total: '100.00', url: code.data });
    const wireMs = (moment: string) => Date.parse(`${moment.replace(' ', 'T')}+08:00`);
    expect(wireMs(expire_time) - wireMs(server_time)).toBe(15 * minute);
  });

  test('credits a payment that arrives after the code has expired, and credits it once when the notice repeats', async () => {
    const code = await codeForRecharge();
    gateway.clock.advance(3 * 60 * minute);
    const notice = { reference: referenceOf(code), paid: '100.00' };
    await Promise.all([sendProviderNotice(gateway, notice), sendProviderNotice(gateway, notice)]);
    await sendProviderNotice(gateway, notice);
    expect(await isPaid(recharge)).toMatchObject({ code: 200 });
    expect(await balance()).toBe('1100.00');
    expect(await lettersTo()).toHaveLength(1);
  });

  test('is refused below the minimum amount, without a number, and with another amount for the same number', async () => {
    expect(await codeForRecharge({ total: '0.99' })).toMatchObject({ code: '50730' });
    await codeForRecharge();
    expect(await codeForRecharge({ total: '200.00' })).toMatchObject({ code: '50010' });
    expect(await codeForRecharge({ sNo: undefined })).toMatchObject({ code: '50010', data: { errors: [{ field: 'sNo' }] } });
  });

  test('claim 15: of another customer is refused like an unknown one', async () => {
    await codeForRecharge();
    const [other] = await makeCustomers(gateway, 1);
    const ask = (trade_no: string) => gateway.call('mall.Order.getCzorder', { trade_no }, { token: other?.token ?? '' });
    expect((await ask(recharge)).body).toBe((await ask('CZ00000000000000000')).body);
    expect(await ask(recharge)).toMatchObject({ code: '50010' });
  });
});

test('money and stock are consistent after all tests', async () => {
  expect(await verify(gateway.db)).toEqual([]);
});
