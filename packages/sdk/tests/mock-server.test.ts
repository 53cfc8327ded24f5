import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartAdd } from '../src/generated/operations/cart.ts';
import { catalogProduct } from '../src/generated/operations/catalog.ts';
import { call, createMall } from '../src/index.ts';
import { exampleOf, type MockCall, type MockServer, type MockStep, startMockServer } from '../src/testing.ts';

describe('startMockServer', () => {
  let server: MockServer;
  beforeAll(async () => {
    server = await startMockServer();
  }, 60_000);
  afterAll(() => server?.close());

  test('responds to its client with the examples of the contract', async () => {
    const { pro } = await createMall(server.createClient()).catalog.product({ pro_id: 1001 });
    expect(pro).toEqual(exampleOf(catalogProduct).pro);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });

  test('applies the rules of a key only to clients with that key', async () => {
    server.setRules([{ api: catalogProduct.api, response: [{ patch: { pro: { name: 'Tea' } } }, { code: '101' }] }], 'worker-1');
    const [first, second] = [server.createClient('worker-1'), server.createClient('worker-2', { language: 'ko' })];
    expect((await call(first, catalogProduct, { pro_id: 1001 })).pro.name).toBe('Tea');
    await expect(call(first, catalogProduct, { pro_id: 1001 })).rejects.toMatchObject({ code: '101' });
    expect((await call(second, catalogProduct, { pro_id: 1001 })).pro.name).toBe('클라우드 클렌징 밀크');
  });

  test('applies rules without a key to all clients, until they are replaced', async () => {
    const add = () => call(server.createClient('worker-3'), cartAdd, { pro_id: 1001, attribute_id: 10011, num: 1 });
    server.setRules([{ api: '*', response: [{ code: '4003' }] }]);
    await expect(add()).rejects.toMatchObject({ code: '4003' });
    server.setRules([]);
    await expect(add()).resolves.toMatchObject({ cart_id: exampleOf(cartAdd).cart_id });
  });

  test('refuses an empty list where the contract requires an element, as in JSON', async () => {
    const mall = createMall(server.createClient('worker-4'));
    const order = mall.checkout.placeOrder({ cart_id: [], pay_type: 'wallet_pay' });
    await expect(order).rejects.toMatchObject({
      fieldErrors: [{ field: 'cart_id', rule: 'minItems', limit: 1 }],
      message: 'mall.Order.payment was refused: 50010 parameter_refused (cart_id must have at least 1 item)',
    });
    await expect(mall.cart.remove({ car_id: [] })).rejects.toMatchObject({
      fieldErrors: [{ field: 'car_id', rule: 'minItems', limit: 1 }],
    });
    await expect(mall.catalog.search({ keyword: 'balm', brand_id: [], s_type: [] })).resolves.toMatchObject({ total: expect.any(Number) });
  });

  test('refuses a rule for an unknown operation', () => {
    expect(() => server.setRules([{ api: 'mall.Product.indx', response: [{ code: '101' }] }])).toThrow('mall.Product.index');
  });

  test('accepts every property of a step and of a rule', () => {
    const step: Required<Omit<MockStep, 'data' | 'patch' | 'compatible' | 'unchecked' | 'fault' | 'forward' | 'respond'>> = {
      code: '200',
      example: 'ok',
      dynamic: true,
      seed: '1',
      long: true,
      delayMs: { min: 1, max: 2 },
      dripMs: 1,
      message: 'Done.',
      http: { status: 200 },
      setState: { payment: 'paid' },
    };
    const when = {
      pro_id: { not: { matches: '1.*' } },
      type: { absent: true },
      id: { present: true },
      language: { equals: 'en' },
    } as const;
    const { example, ...generated } = step;
    const response: readonly MockStep[] = [
      generated,
      { example },
      { fault: 'drop' },
      { fault: 'reset' },
      { forward: server.baseUrl },
      { respond: () => ({ code: '101' }) },
      { patch: { pro: { num: '7' } }, compatible: true },
      { data: null, unchecked: true },
      { patch: { pro: { name: 7 } }, unchecked: true },
    ];
    const second = { api: catalogProduct.api, response: { example: 'sold_out' }, nth: 2 };
    expect(() => server.setRules([second, { api: catalogProduct.api, when, response }], 'worker-4')).not.toThrow();
  });

  test('sets a scenario for a key, and lists and deletes the calls of that key', async () => {
    server.setScenario('maintenance', 'worker-5');
    const client = server.createClient('worker-5');
    await expect(call(client, catalogProduct, { pro_id: 1001 })).rejects.toMatchObject({ code: '4003' });
    expect(server.calls('worker-5')).toMatchObject([{ api: catalogProduct.api, session: 'worker-5', verdict: '4003', rule: 0 }]);
    server.deleteCalls('worker-5');
    expect(server.calls('worker-5')).toEqual([]);
  });

  test('responds by a function that runs in the test', async () => {
    const names = new Map([[1001, 'Tea']]);
    const response: MockStep = {
      respond: async ({ request }) =>
        names.has(Number(request.pro_id)) ? { patch: { pro: { name: names.get(Number(request.pro_id)) } } } : { code: '101' },
    };
    server.setRules([{ api: catalogProduct.api, response }], 'worker-7');
    const client = server.createClient('worker-7');
    await expect(call(client, catalogProduct, { pro_id: 1001 })).resolves.toMatchObject({ pro: { name: 'Tea' } });
    await expect(call(client, catalogProduct, { pro_id: 1002 })).rejects.toMatchObject({ code: '101' });
  });

  test('accepts a single step as the response of a rule', async () => {
    server.setRules([{ api: catalogProduct.api, response: { code: '101' } }], 'worker-6');
    await expect(call(server.createClient('worker-6'), catalogProduct, { pro_id: 1001 })).rejects.toMatchObject({ code: '101' });
  });

  test('refuses a key that cannot be a cookie', () => {
    expect(() => server.createClient('a; b')).toThrow(TypeError);
  });

  test('passes its options to the mock, and refuses unknown ones with the nearest name', async () => {
    const rules = [{ api: catalogProduct.api, response: { code: '101' } }];
    const own = await startMockServer({ port: 0, host: '127.0.0.1', rules, requireSession: true });
    await expect(call(own.createClient(), catalogProduct, { pro_id: 1001 })).rejects.toMatchObject({ code: '101' });
    const { port } = new URL(own.url);
    await expect(startMockServer({ port: Number(port) })).rejects.toThrow(`Port ${port} is in use`);
    await own.close();
    const misspelt: object = { prot: 1 };
    await expect(startMockServer(misspelt)).rejects.toThrow('There is no option "prot". Did you mean port');
  });

  test('calls onCall with each call, and has its faults, its status and the warnings', async () => {
    const logged: MockCall[] = [];
    const rules = [{ api: catalogProduct.api, whenState: { payment: 'paid' }, response: { code: '101' } }];
    const own = await startMockServer({ rules, onCall: (handled) => logged.push(handled) });
    await fetch(`${own.baseUrl}${catalogProduct.api}`, { method: 'POST', body: new URLSearchParams({ pro_id: 'x' }) });
    expect(own.warnings).toEqual(['rules.0.whenState.payment: no rule sets the state "payment".']);
    expect(logged).toMatchObject([
      {
        id: 1,
        api: catalogProduct.api,
        verdict: '50010',
        code: '50010',
        status: 409,
        steeredBy: 'refusal',
        faults: [{ field: 'pro_id', rule: 'type', limit: 'integer', message: 'pro_id must be of type integer.' }],
        unmatched: [{ rule: 0, key: '' }],
      },
    ]);
    expect(own.calls()).toEqual(logged);
    await own.close();
  });

  test('starts in a context without dynamic import, such as that of Jest', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mall-sdk-context-'));
    const entry = fileURLToPath(new URL('../src/testing.ts', import.meta.url));
    const outfile = join(folder, 'testing.cjs');
    await build({ entryPoints: [entry], bundle: true, format: 'cjs', conditions: ['source'], outfile, logLevel: 'error' });
    const script = join(folder, 'start.cjs');
    await writeFile(
      script,
      `const { runInThisContext } = require('node:vm');
      const testing = { exports: {} };
      const code = require('node:fs').readFileSync(${JSON.stringify(outfile)}, 'utf8');
      runInThisContext('(function (module, exports, require) {' + code + '\\n})')(testing, testing.exports, require);
      testing.exports.startMockServer().then(async (server) => {
        const response = await fetch(server.url + '/health');
        process.stdout.write('status ' + response.status);
        await server.close();
      });`,
    );
    const cwd = fileURLToPath(new URL('..', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=source', script], { cwd });
    expect(stdout).toContain('status 200');
    await rm(folder, { recursive: true });
  });

  test('names the package to install when it is missing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mall-sdk-alone-'));
    const entry = fileURLToPath(new URL('../src/testing.ts', import.meta.url));
    const outfile = join(folder, 'testing.mjs');
    await build({ entryPoints: [entry], bundle: true, format: 'esm', conditions: ['source'], outfile, logLevel: 'error' });
    const script = "const { startMockServer } = await import('./testing.mjs'); await startMockServer();";
    const alone = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder });
    await expect(alone).rejects.toThrow(
      'Download mall-mock-server.tgz from the documentation site (Install), then: npm install --save-dev ./mall-mock-server.tgz',
    );
    await rm(folder, { recursive: true });
  });
});
