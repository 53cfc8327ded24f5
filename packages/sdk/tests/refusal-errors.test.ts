// @spec 7.8 7.13 8.1 8.8

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkoutPlaceOrder } from '../src/generated/operations/checkout.ts';
import {
  BusinessError,
  call,
  createMallClient,
  InsufficientBalanceError,
  isMallError,
  MaintenanceError,
  RateLimitedError,
  SessionInvalidError,
} from '../src/index.ts';
import { type MallResponse, refuse, startGateway, type TestGateway } from './support/gateway.ts';
import { payThing, readThing, sendThing, wireThing } from './support/operations.ts';
import { rejectionOf } from './support/rejection-of.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.received.length = 0;
});

const client = (more: object = {}) => createMallClient({ baseUrl: gateway.baseUrl, ...more });

describe('errors of refusals', () => {
  test.each([
    ['203', SessionInvalidError],
    [203, SessionInvalidError],
    ['404', SessionInvalidError],
    ['109', InsufficientBalanceError],
    ['50470', InsufficientBalanceError],
    [4003, MaintenanceError],
    ['50010', BusinessError],
    ['99999', BusinessError],
  ])('code %s is a %o', async (code, Fault) => {
    gateway.respond(() => refuse(code, { more: 1 }));
    const fault = await rejectionOf(call(client(), payThing));
    expect(fault).toBeInstanceOf(Fault);
    expect(fault).toMatchObject({
      name: Fault.name,
      api: 'test.Thing.pay',
      code: String(code),
      status: 200,
      data: { more: 1 },
      retryable: false,
    });
    expect(fault.serverMessage).toBe(`Refused with ${code}.`);
    expect(gateway.received.map(({ headers }) => headers['x-request-id'])).toEqual([fault.requestId]);
  });

  test('code 109 is a plain refusal in an operation without a balance', async () => {
    gateway.respond(() => refuse('109'));
    expect((await rejectionOf(call(client(), sendThing))).name).toBe('BusinessError');
  });

  test("the server's text can be named msg, or be missing", async () => {
    gateway.respond(() => ({ json: { code: '50010', msg: 'Sorry.' } }));
    expect((await rejectionOf(call(client(), sendThing))).serverMessage).toBe('Sorry.');
    gateway.respond(() => ({ json: { code: '50010' } }));
    expect((await rejectionOf(call(client(), sendThing))).serverMessage).toBeUndefined();
  });

  test.each<[string, unknown, string]>([
    ['50150', null, '50150 insufficient_stock. There is not enough stock for the quantity.'],
    [
      '50010',
      { errors: [{ field: 'name', rule: 'minLength', limit: 1 }] },
      '50010 parameter_refused (name must have at least 1 character)',
    ],
    ['50010', { errors: [{ field: 'name', rule: 'pattern' }] }, '50010 parameter_refused (name has a wrong format)'],
    ['50010', { errors: [{ field: 'pro_id', rule: 'minimum', limit: 1 }] }, '50010 parameter_refused (pro_id must be at least 1)'],
    [
      '50010',
      {
        errors: [
          { field: 'type', rule: 'enum', limit: ['a', 'b'] },
          { field: 'sum', rule: 'equalsOrder' },
        ],
      },
      '50010 parameter_refused (type must be one of a, b; sum does not match the order)',
    ],
    [
      '50010',
      { errors: [{ field: 'pro_id', rule: 'required' }, 'odd', { field: 'num', rule: 'maximum', limit: 99 }] },
      '50010 parameter_refused (pro_id is required; num must be at most 99)',
    ],
    [
      '50010',
      { errors: 'none' },
      "50010 parameter_refused. The request breaks the contract (data.errors lists the fields), or names a record that is missing or somebody else's.",
    ],
    ['31337', null, '31337 (Refused with 31337.)'],
  ])('the message of code %s with data %j names operation, code and fields', async (code, data, reason) => {
    gateway.respond(() => refuse(code, data));
    expect((await rejectionOf(call(client(), sendThing))).message).toBe(`test.Thing.send was refused: ${reason}`);
  });

  test('the message of a refused format shows an accepted value of the field', async () => {
    gateway.respond(() =>
      refuse('50010', {
        errors: [
          { field: 'total', rule: 'pattern' },
          { field: 'pay_type', rule: 'enum' },
        ],
      }),
    );
    const order = { pay_type: 'wallet_pay' } as const;
    expect((await rejectionOf(call(client(), checkoutPlaceOrder, order, { idempotencyKey: 'order-no-1' }))).message).toBe(
      'mall.Order.payment was refused: 50010 parameter_refused (total must be in a format such as "500.00"; ' +
        'pay_type must be one of wallet_pay, pc_alipay, pc_wechat)',
    );
  });

  test('a refused request has its fields, and any other failure has none', async () => {
    gateway.respond(() =>
      refuse('50010', { errors: [{ field: 'pro_id', rule: 'minimum', limit: 1 }, 'odd', { field: 'num', rule: 'required' }] }),
    );
    expect((await rejectionOf(call(client(), sendThing))).fieldErrors).toEqual([
      { field: 'pro_id', rule: 'minimum', limit: 1 },
      { field: 'num', rule: 'required', limit: undefined },
    ]);
    gateway.respond(() => refuse('50010', { errors: 'none' }));
    expect((await rejectionOf(call(client(), sendThing))).fieldErrors).toEqual([]);
    gateway.respond(() => ({ cut: true }));
    expect((await rejectionOf(call(client(), sendThing))).fieldErrors).toEqual([]);
  });

  test.each<[string, unknown, unknown]>([
    [
      'with a notice',
      { systemMsgType: 1, systemMsgTitle: 'Closed', systemMsg: '<p>Until ten.</p>' },
      { title: 'Closed', html: '<p>Until ten.</p>' },
    ],
    ['without a notice', null, undefined],
    ['with a notice of another form', { systemMsgTitle: 'Closed' }, undefined],
  ])('a maintenance %s', async (_, data, notice) => {
    gateway.respond(() => refuse('4003', data));
    const fault = await rejectionOf(call(client(), sendThing));
    if (fault.name !== 'MaintenanceError') throw fault;
    expect(fault.notice).toEqual(notice);
  });

  test('the message for a code without a name and a server text is the code', async () => {
    gateway.respond(() => ({ json: { code: '31337' } }));
    expect((await rejectionOf(call(client(), sendThing))).message).toBe('test.Thing.send was refused: 31337');
  });

  test.each<[string, MallResponse]>([
    ['HTTP 429 with any code', refuse('50738', null, { status: 429, headers: { 'Retry-After': '60' } })],
    ['code 220', refuse('220', null, { headers: { 'Retry-After': '60' } })],
    ['code 416', refuse('416', null, { headers: { 'Retry-After': '60' } })],
    ['code 50032', refuse('50032', null, { headers: { 'Retry-After': '60' } })],
    ['HTTP 429 without envelope', { status: 429, text: 'slow down', headers: { 'Retry-After': '60' } }],
  ])('%s is a rate limit with the time of the next possible attempt', async (_, response) => {
    gateway.respond(() => response);
    const before = Date.now();
    const fault = await rejectionOf(call(client(), sendThing));
    expect(fault).toBeInstanceOf(RateLimitedError);
    if (fault.name !== 'RateLimitedError') throw fault;
    expect(fault.retryAfter).toBe(60);
    expect(fault).not.toHaveProperty('maybeApplied');
    const at = fault.retryAt?.getTime();
    expect(at).toBeGreaterThanOrEqual(before + 60_000);
    expect(at).toBeLessThanOrEqual(Date.now() + 60_000);
  });

  test('a rate limit without Retry-After has no such time', async () => {
    gateway.respond(() => refuse('50032'));
    expect(await rejectionOf(call(client(), sendThing))).toMatchObject({
      name: 'RateLimitedError',
      retryAfter: undefined,
      retryAt: undefined,
    });
  });

  test('an invalid session is not a rate limit, whatever its HTTP status', async () => {
    gateway.respond(() => refuse('203', null, { status: 429 }));
    expect((await rejectionOf(call(client(), sendThing))).name).toBe('SessionInvalidError');
  });

  test('Retry-After as an HTTP date is the seconds until then', async () => {
    const later = new Date(Date.now() + 90_000).toUTCString();
    gateway.respond(() => refuse('220', null, { status: 429, headers: { 'Retry-After': later } }));
    const { retryAfter } = await rejectionOf(call(client(), sendThing));
    expect(retryAfter).toBeGreaterThan(85);
    expect(retryAfter).toBeLessThanOrEqual(90);
  });

  test.each([
    ['Sun, 06 Nov 1994 08:49:37 GMT', 0],
    ['soon', undefined],
    ['soon GMT', undefined],
    ['-1', undefined],
    ['1.5', undefined],
  ])('Retry-After %j is %j', async (value, seconds) => {
    gateway.respond(() => refuse('220', null, { status: 429, headers: { 'Retry-After': value } }));
    expect((await rejectionOf(call(client(), sendThing))).retryAfter).toBe(seconds);
  });

  test('a success can have the code 200 as a number', async () => {
    gateway.respond(() => ({ json: { code: 200, message: '', data: wireThing } }));
    await expect(call(client(), readThing)).resolves.toMatchObject({ id: 7 });
  });
});

describe('isMallError', () => {
  test('detects errors by brand, not by class, including those of another copy of the package', () => {
    const foreign = Object.assign(new Error('x'), { [Symbol.for('@mall/sdk.error')]: true });
    expect(isMallError(foreign)).toBe(true);
    expect(isMallError(new Error('x'))).toBe(false);
    expect(isMallError(null)).toBe(false);
    expect(isMallError('203')).toBe(false);
  });
});
