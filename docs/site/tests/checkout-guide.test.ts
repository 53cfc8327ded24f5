/** The guide to an order: its programs in three languages, and its rule of the mock. */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Mock, startMock } from '@mall/mock-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blocksOf, filesOf } from '../scripts/blocks.ts';
import { pythonEnvironment } from './support/python.ts';

const execute = promisify(execFile);
const page = 'src/content/docs/concepts/place-an-order.mdx';
let mock: Mock;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

describe('the programs of the checkout guide', () => {
  /** The lines that every program prints, with the mock's examples. */
  const printed = [
    'Cloud Cleansing Milk, Size: 150 ml: 128.00',
    '2 pieces for 256.00',
    'To pay: 256.00, delivery 0.00',
    'Order GM20261121140500000042 is paid.',
    'Refund of 256.00',
  ];
  /** Within this package, where the samples find the SDK. */
  const target = resolve('build/samples/checkout');
  const environment = () => ({ ...pythonEnvironment, GATEWAY_URL: `${mock.url}/api/` });
  const outputOf = async (program: string, args: readonly string[]) => {
    const { stdout } = await execute(program, args, { cwd: target, env: environment() });
    return stdout.trim().split('\n');
  };

  beforeAll(() => {
    mkdirSync(target, { recursive: true });
    for (const [name, code] of filesOf(page)) writeFileSync(join(target, name), code);
  });

  test('buy and refund a product in TypeScript', async () => {
    expect(await outputOf(process.execPath, ['--conditions=source', 'buy.ts'])).toEqual(printed);
  });

  test('buy and refund a product in Python', async () => {
    expect(await outputOf('python3', ['buy.py'])).toEqual(printed);
  });

  test('call each operation of the guide with curl, at the address in GATEWAY_URL', async () => {
    mock.deleteCalls();
    await outputOf('sh', [resolve('build/site/samples/buy.sh')]);
    const shown = filesOf(page).get('buy.sh') ?? '';
    const called = mock.calls().map(({ api }) => api);
    expect(called.reverse()).toEqual([...shown.matchAll(/\/api\/(\S+)/g)].map(([, api]) => api));
    expect(called.length).toBeGreaterThan(10);
  });

  test('call the operations in the order of the guide', async () => {
    mock.deleteCalls();
    await outputOf(process.execPath, ['--conditions=source', 'buy.ts']);
    const calls = mock.calls().map(({ api }) => api);
    expect(calls.reverse()).toEqual([
      'mall.Login.getCode',
      'mall.Login.login',
      'mall.Index.search',
      'mall.Product.index',
      'mall.Product.addCart',
      'mall.Cart.index',
      'mall.Address.index',
      'mall.Order.settlement',
      'mall.Order.payment',
      'mall.User.paymentPassword',
      'mall.Pay.walletPay',
      'mall.Order.orderDetails',
      'mall.Order.applyReturnGoods',
    ]);
  });
});

test('the rule of the checkout guide refuses requests that need a session and have none', async () => {
  const rules = blocksOf(page).find(({ file }) => file === 'session-required.json')?.code ?? '';
  const codeOf = async (api: string, fields: object) => {
    const response = await fetch(`${mock.url}/api/${api}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    });
    return (await response.json()).code;
  };
  expect(await codeOf('mall.Order.orderDetails', { order_id: 42 })).toBe('200');
  mock.setRules(JSON.parse(rules));
  try {
    expect(await codeOf('mall.Order.orderDetails', { order_id: 42 })).toBe('203');
    expect(await codeOf('mall.Order.orderDetails', { order_id: 42, access_id: 'u_1' })).toBe('200');
    expect(await codeOf('mall.Product.index', { pro_id: 1001 })).toBe('200');
  } finally {
    mock.setRules([]);
  }
});
