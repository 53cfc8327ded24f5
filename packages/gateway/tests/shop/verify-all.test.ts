import { operations } from '@mall/contract';
import { newCustomers } from '@mall/mock-server/family';
import { type AllReport, type VerifyAllOptions, verifyAll } from '@mall/mock-server/verify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoCustomer } from '../../src/seed/customers.ts';
import { operate, readCode } from '../support/fixtures/operator.ts';
import { broken } from '../support/fixtures/verified.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';
import { openProvider, type TestProvider } from '../support/provider.ts';
import { captchaAnswer, testStart } from '../support/settings.ts';

let provider: TestProvider;
let gateway: TestGateway;
let customer: VerifyAllOptions;
beforeEach(async () => {
  provider = await openProvider('provider-secret-for-tests-only-0000');
  gateway = await openTestGateway({ settings: provider.settings, historyUntil: testStart });
  const target = `${await gateway.server.listen({ port: 0, host: '127.0.0.1' })}/api/`;
  const { phone: account, password, paymentPassword } = demoCustomer;
  customer = { target, account, password, paymentPassword, captcha: captchaAnswer };
});
afterEach(async () => {
  await gateway.close();
  await provider.close();
});

/** Returns the operations without a success, each with the reason. */
const missing = ({ reach }: AllReport) =>
  Object.fromEntries(reach.filter(({ outcome }) => outcome !== 'succeeded').map(({ api, reason }) => [api, reason]));

/** Operations that an account alone does not reach, and whose example would change how the customer signs in or pays. */
const withheld = [
  ...['mall.User.setPaymentPassword', 'mall.User.modifyPaymentPassword', 'mall.User.updatePhone'],
  ...['mall.Login.forgotpassword', 'mall.User.setUsernamePassword'],
];

const reached = ({ reach }: AllReport) => reach.filter(({ outcome }) => outcome === 'succeeded').map(({ api }) => api);

const succeeded = ({ reach }: AllReport) => reach.filter(({ outcome }) => outcome === 'succeeded').length;

const code = 'needs a code that the gateway sends by SMS or e-mail: --code-command';
const value = (name: string) => `needs a value for a new customer: --value ${name}=…`;
const operator = (words: string) => `needs the operator of the shop: ${words}: --operator-command`;

describe('verifyAll', () => {
  test('calls every operation of the gateway with success when it has codes, the operator and values for new customers', async () => {
    const report = await verifyAll({
      ...customer,
      values: newCustomers,
      readCode: () => readCode(gateway),
      operate: (args) => operate(gateway, args),
    });
    expect(missing(report)).toEqual({});
    expect(broken(report)).toEqual([]);
  });

  test('with an account only calls all operations but 14 with success, and states what each of them needs', {
    tags: 'matrix',
  }, async () => {
    const report = await verifyAll(customer);
    expect(missing(report)).toEqual({
      'mall.Login.forgotpassword': code,
      'mall.Login.register': code,
      'mall.Login.secretKey': value('newPhone'),
      'mall.Login.userRegister': value('newAccount'),
      'mall.Order.exchangeReceipt': operator('after-sale send-replacement'),
      'mall.User.authentication': code,
      'mall.User.markToRead': operator('announce --en'),
      'mall.User.modifyPaymentPassword': code,
      'mall.User.setPaymentPassword': code,
      'mall.User.setUsernamePassword': code,
      'mall.User.updatePhone': code,
      'mall.User.withdrawals': code,
      'mch.mall.Mch.apply': value('shopName'),
      'mch.mall.Mch.continueApply': value('shopName'),
    });
    expect(succeeded(report)).toBe(operations.size - 14);
    expect(report.neverCalled).toEqual(withheld);
    expect(broken(report)).toEqual([]);
  });

  test('run twice with the same account, signs in again and reaches the same operations', { tags: 'matrix' }, async () => {
    const first = await verifyAll(customer);
    // A code can be sent again after a day at the latest, by the limits of a phone.
    gateway.clock.advance(86_400_000);
    const second = await verifyAll(customer);
    // The demo data has only one return that waits for its parcel.
    expect(missing(second)).toEqual({ ...missing(first), 'mall.Order.backSend': 'needs data that the account does not have: sentBack' });
    expect(reached(first)).toContain('mall.User.updatepassword');
  });

  test('refuses to start when the gateway refuses the sign-in, and names the option', async () => {
    await expect(verifyAll({ ...customer, captcha: 'closed' })).rejects.toThrow(
      'sign-in refused 51127 (The verification code is wrong): check --captcha',
    );
  });

  test('without an account reports it as missing for all operations that require one, and accepts a session instead', async () => {
    const visitor = { ...customer, account: '', password: '', captcha: '' };
    const withoutAccount = await verifyAll(visitor);
    const need = 'needs an account: --account, --password and --captcha, or --session';
    expect(missing(withoutAccount)).toMatchObject({ 'mall.Order.index': need, 'mall.Pay.walletPay': need });
    expect(succeeded(withoutAccount)).toBe(47);
    expect(withoutAccount.neverCalled).toEqual(expect.arrayContaining(withheld));
    const withSession = await verifyAll({ ...visitor, session: await gateway.signIn() });
    expect(succeeded(withSession)).toBeGreaterThan(120);
  });
});
