import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../src/admin/commands.ts';
import { verify } from '../../src/admin/verify.ts';
import { eq } from '../../src/db/drizzle.ts';
import { encryptCardNumbers } from '../../src/domains/wallet/save-card.ts';
import { bankCards, wechatBindings, withdrawals } from '../../src/domains/wallet/schema.ts';
import { decrypt } from '../../src/shared/encryption.ts';
import { otherThan } from '../support/fixtures/codes.ts';
import { makeCustomer, type TestCustomer } from '../support/fixtures/customers.ts';
import { ordering } from '../support/fixtures/ordering.ts';
import { addCard, card, withdraw, withdrawalCode } from '../support/fixtures/withdrawing.ts';
import { type Fields, openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';
import { countQueries } from '../support/queries.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let gateway: TestGateway;
let me: TestCustomer;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  gateway.clock.advance(2 * 60 * minute);
  const customer = await makeCustomer(gateway);
  me = customer;
});

const call = (api: string, fields: Fields = {}) => gateway.call(api, fields, { token: me.token });
const details = async (fields: Fields) => (await call('mall.User.details', fields)).data;
const rows = ({ list }: Reply['data']) => list.map(({ type, money }: { type: number; money: string }) => [type, money]);
const refusedField = (field: string) => ({ code: '50010', data: { errors: [{ field }] } });

describe('the wallet', () => {
  test('shows income and expenses, by kind and time', async () => {
    const mine = ordering(gateway, me.token);
    await mine.placePaid();
    await mine.cancel(await mine.placePaid());
    expect(rows(await details({ type: 1 }))).toEqual([
      [4, '54.00'],
      [2, '1000.00'],
    ]);
    expect(await details({ type: 2, language: 'ko' })).toMatchObject({ user_money: '946.00', unit: '위안', total: 2, status: 0 });
    expect(rows(await details({ type: 1, typeName: 2 }))).toEqual([[4, '54.00']]);
    expect(rows(await details({ type: 2, typeName: 8 }))).toEqual([]);
    gateway.clock.advance(6.9 * day);
    expect((await details({ type: 2 })).total).toBe(2);
  });

  test('is paged, with as many statements for ten as for one', async () => {
    const mine = ordering(gateway, me.token);
    await mine.placePaid();
    const one = await countQueries(gateway, () => details({ type: 2 }));
    await mine.placePaid();
    await mine.placePaid();
    expect(await countQueries(gateway, () => details({ type: 2 }))).toBe(one);
    expect(await details({ type: 2, page: 2, pageSize: 2 })).toMatchObject({ total: 3, list: [{ type: 7 }] });
  });

  test('is recharged from one yuan, with the enabled methods', async () => {
    expect((await call('mall.Recharge.index')).data).toEqual({
      min_cz: '1.00',
      payment: { pc_alipay: 1, pc_wechat: 1 },
      defaultpayment: { defaultpayName: 'wxPay' },
    });
  });
});

describe('bank cards', () => {
  const list = async () => (await call('mall.Bank.bankList')).data;
  const ends = (cards: Reply['data']) => cards.map((one: { Bank_card_number: string }) => one.Bank_card_number);
  const other = { Bank_name: '中国工商银行', Bank_card_number: '6222020200005678' };

  test('are listed by their last digits, the default first, and shown with the middle masked', async () => {
    const id = await addCard(gateway, me);
    await addCard(gateway, me, { ...other, is_default: 1 });
    expect(await list()).toMatchObject([
      { Bank_name: '中国工商银行', Bank_card_number: '5678', is_default: 1 },
      { id, Bank_card_number: '1234', is_default: 0 },
    ]);
    expect((await call('mall.Bank.cardDetail', { id })).data).toEqual([
      { Bank_card_number: '6214 **** **** 1234', Bank_name: '招商银行', branch: '杭州西湖支行', Cardholder: '林清', is_default: 0 },
    ]);
  });

  test('are refused twice, and for a bank that does not match the number', async () => {
    const id = await addCard(gateway, me);
    expect(await call('mall.Bank.addBank', card)).toMatchObject({ code: '50486' });
    expect(await call('mall.Bank.addBank', { ...card, ...other, Bank_name: '招商银行' })).toMatchObject(refusedField('Bank_name'));
    expect(await call('mall.Bank.addBank', { ...card, id, branch: '上海徐汇支行' })).toMatchObject({ code: '200' });
    expect((await call('mall.Bank.cardDetail', { id })).data[0].branch).toBe('上海徐汇支行');
  });

  test('store their numbers encrypted, and encrypt those stored as plain text by an older mall, as do withdrawals', async () => {
    const id = await addCard(gateway, me);
    await withdraw(gateway, me, id);
    const number = String(card.Bank_card_number);
    const kept = async () => [
      ...(await gateway.db.select().from(bankCards).where(eq(bankCards.customerId, me.id))),
      ...(await gateway.db.select().from(withdrawals).where(eq(withdrawals.customerId, me.id))),
    ];
    const opened = async () => (await kept()).map((row) => decrypt(row.number ?? '', gateway.settings.secret));
    expect(await opened()).toEqual([number, number]);

    const older = { number, numberKey: Buffer.from(number) };
    await gateway.db.update(bankCards).set(older).where(eq(bankCards.customerId, me.id));
    await gateway.db.update(withdrawals).set({ number }).where(eq(withdrawals.customerId, me.id));
    await encryptCardNumbers(gateway.db, gateway.settings.secret);
    expect(await opened()).toEqual([number, number]);
    expect(await call('mall.Bank.addBank', card)).toMatchObject({ code: '50486' });
    const stranger = await makeCustomer(gateway);
    await addCard(gateway, stranger);
    const keys = (await gateway.db.select().from(bankCards)).map(({ numberKey }) => numberKey.toString('hex'));
    expect(new Set(keys).size, 'one number with two customers is not to be told from two').toBe(keys.length);
  });

  test('always have one default while there are any', async () => {
    const first = await addCard(gateway, me);
    const second = await addCard(gateway, me, other);
    expect(ends(await list())).toEqual(['1234', '5678']);
    await call('mall.Bank.addBank', { ...card, id: first, is_default: 0 });
    expect(ends(await list())).toEqual(['5678', '1234']);
    await call('mall.Bank.setDefault', { bankId: first, is_default: 1 });
    expect(ends(await list())).toEqual(['1234', '5678']);
    await call('mall.Bank.delBank', { id: first });
    expect(await list()).toMatchObject([{ id: second, is_default: 1 }]);
    expect(await call('mall.Bank.delBank', { id: first })).toMatchObject({ code: '200' });
  });

  test.each([
    ['mall.Bank.verification', 'Bank_card_number'],
    ['pc.store.bank.verificationBank', 'bankCardNumber'],
  ])('%s returns the bank of a card number, and an empty name for an unknown bank', async (api, field) => {
    const bankOf = async (number: string) => (await call(api, { [field]: number })).data;
    expect(await bankOf('6214850100001234')).toEqual({ Bank_name: '招商银行' });
    expect(await bankOf('1111111111111111')).toEqual({ Bank_name: '' });
    expect(await call(api, { [field]: '0214850100001234' })).toMatchObject(refusedField(field));
  });
});

describe('a withdrawal', () => {
  const decide = (action: string, id: string) => runCommand('withdrawal', [action, id], gateway);
  const waiting = async () => (await runCommand('withdrawal', ['list'], gateway)).lines.at(-1) ?? '';

  test('debits the wallet immediately, and credits it when it is refused', async () => {
    const id = await addCard(gateway, me);
    expect(await withdraw(gateway, me, id)).toMatchObject({ code: '200', data: {} });
    expect(await details({ type: 2 })).toMatchObject({ user_money: '500.00', status: 1, list: [{ type: 11, money: '500.00' }] });
    expect(await waiting()).toMatch(/497\.00 to 招商银行 …1234/);
    const [number = ''] = (await waiting()).split(' ');
    const { lines } = await decide('show', number);
    expect(lines).toEqual(
      expect.arrayContaining(['Holder      林清', 'Card        6214850100001234', expect.stringContaining('497.00 (500.00')]),
    );
    expect(await decide('show', '999999')).toMatchObject({ ok: false });
    expect(await decide('reject', number)).toMatchObject({ ok: true });
    expect(rows(await details({ type: 1 }))[0]).toEqual([14, '500.00']);
    expect(await details({ type: 1 })).toMatchObject({ user_money: '1000.00', status: 0, withdrawal: { status: 2 } });
    expect((await call('mall.Message.index')).data.total).toBe(1);
    expect(await decide('approve', number)).toMatchObject({ ok: false });
  });

  test('is shown with the wallet: its state, amount, fee, card and dates', async () => {
    expect(await details({ type: 2 })).not.toHaveProperty('withdrawal');
    await withdraw(gateway, me, await addCard(gateway, me));
    const shown = { withdrawStatus: 1, Bank_name: '招商银行', Bank_card_number: '1234', money: '500.00', fee: '3.00' };
    expect((await details({ type: 1 })).withdrawal).toEqual({ ...shown, status: 0, add_date: expect.any(String), decided_date: '' });
    gateway.clock.advance(minute);
    const [number = ''] = (await waiting()).split(' ');
    await decide('approve', number);
    const { withdrawal } = await details({ type: 1 });
    expect(withdrawal).toMatchObject({ ...shown, status: 1 });
    expect(withdrawal.decided_date > withdrawal.add_date).toBe(true);
  });

  test('to WeChat requires a bound account', async () => {
    expect(await call('mall.User.withdrawals', { amoney: '500.00', withdrawStatus: 2 })).toMatchObject(refusedField('withdrawStatus'));
    await gateway.db.insert(wechatBindings).values({ customerId: me.id, name: '清清', createdAt: gateway.clock.now() });
    expect((await call('mall.User.intoWithdrawals')).data).toMatchObject({
      wx_open: 1,
      wx_withdraw: 1,
      wx_name: '清清',
      real_name_from: '2000.00',
    });
    expect(await call('mall.User.withdrawals', { amoney: '500.00', withdrawStatus: 2 })).toMatchObject({ code: '200' });
    expect((await details({ type: 2 })).withdrawal).toMatchObject({ status: 0, withdrawStatus: 2, wx_name: '清清', money: '500.00' });
    expect(await waiting()).toMatch(/497\.00 to WeChat 清清/);
    const [number = ''] = (await waiting()).split(' ');
    expect((await decide('show', number)).lines).toEqual(expect.arrayContaining(['WeChat      清清', 'Real name   not needed']));
  });

  test('to WeChat requires the real name from 2000.00', async () => {
    const rich = await makeCustomer(gateway, '5000.00');
    await gateway.db.insert(wechatBindings).values({ customerId: rich.id, name: '清清', createdAt: gateway.clock.now() });
    const ask = (fields: Fields) => gateway.call('mall.User.withdrawals', { withdrawStatus: 2, ...fields }, { token: rich.token });
    expect(await ask({ amoney: '2000.00' })).toMatchObject(refusedField('userName'));
    expect(await ask({ amoney: '2000.00', userName: ' ' })).toMatchObject(refusedField('userName'));
    expect(await ask({ amoney: '2000.00', userName: '林清' })).toMatchObject({ code: '200' });
    const [number = ''] = (await waiting()).split(' ');
    expect((await decide('show', number)).lines).toEqual(expect.arrayContaining(['Real name   林清']));
  });

  test('is limited to one at a time and one a day', async () => {
    const id = await addCard(gateway, me);
    await withdraw(gateway, me, id, { amoney: '100.00' });
    gateway.clock.advance(minute);
    expect(await withdraw(gateway, me, id, { amoney: '100.00' })).toMatchObject({ code: '50486' });
    const [number = ''] = (await waiting()).split(' ');
    await decide('approve', number);
    gateway.clock.advance(minute);
    expect(await withdraw(gateway, me, id, { amoney: '100.00' })).toMatchObject({ code: '50486' });
    gateway.clock.advance(day);
    expect(await withdraw(gateway, me, id, { amoney: '100.00' })).toMatchObject({ code: '200' });
  });

  test('requested twice concurrently is made once', async () => {
    const id = await addCard(gateway, me);
    const keyCode = await withdrawalCode(gateway, me);
    const replies = await Promise.all([withdraw(gateway, me, id, { keyCode }), withdraw(gateway, me, id, { keyCode })]);
    expect(replies.filter(({ code }) => code === '200')).toHaveLength(1);
    expect(await details({ type: 2 })).toMatchObject({ user_money: '500.00' });
  });

  test('cannot be obtained by guessing codes, with or without an idempotency key', async () => {
    const id = await addCard(gateway, me);
    const keyCode = await withdrawalCode(gateway, me);
    for (let tries = 0; tries < 5; tries += 1) {
      const key = tries % 2 === 0 ? {} : { idempotency_key: `key-of-try-${tries}` };
      expect(await withdraw(gateway, me, id, { keyCode: otherThan(keyCode), ...key })).toMatchObject({ code: '302' });
    }
    expect(await withdraw(gateway, me, id, { keyCode })).toMatchObject({ code: '303' });
    expect(await details({ type: 2 })).toMatchObject({ user_money: '1000.00', list: [] });
  });

  test("accepts only the customer's own card, phone and bank", async () => {
    const stranger = await makeCustomer(gateway);
    const theirs = await addCard(gateway, stranger);
    const keyCode = '000000';
    expect(await withdraw(gateway, me, theirs, { keyCode })).toMatchObject(refusedField('bankCardId'));
    const id = await addCard(gateway, me);
    expect(await withdraw(gateway, me, id, { keyCode, mobile: '13800000001' })).toMatchObject(refusedField('mobile'));
    expect(await withdraw(gateway, me, id, { keyCode, withdrawStatus: 2 })).toMatchObject(refusedField('withdrawStatus'));
  });

  test('has a form with its limits', async () => {
    await addCard(gateway, me);
    expect((await call('mall.User.intoWithdrawals')).data).toMatchObject({
      money: '1000.00',
      min_amount: '10.00',
      max_amount: '20000.00',
      service_charge: '0.6%',
      serviceCharge: 0.006,
      mobile: expect.stringMatching(/^139\*{4}\d{4}$/),
      wx_open: 0,
      bank_information: [{ Bank_card_number: '1234' }],
    });
  });
});

test("verify reports a withdrawal whose amount differs from the wallet's debit", async () => {
  await withdraw(gateway, me, await addCard(gateway, me));
  const setAmount = (amount: bigint) => gateway.db.update(withdrawals).set({ amount }).where(eq(withdrawals.customerId, me.id));
  await setAmount(40_000n);
  expect(await verify(gateway.db)).toMatchObject([{ id: me.id, detail: '-50000 instead of -40000' }]);
  await setAmount(50_000n);
});

test('money and stock are consistent after all tests', async () => {
  expect(await verify(gateway.db)).toEqual([]);
});
