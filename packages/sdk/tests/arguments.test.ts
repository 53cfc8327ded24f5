import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  assertCall as assertCallInProduction,
  assertClientOptions as assertClientOptionsInProduction,
} from '../src/diagnostics/assert-arguments.production.ts';
import { cartList } from '../src/generated/operations/cart.ts';
import { catalogProduct } from '../src/generated/operations/catalog.ts';
import { ordersCancel } from '../src/generated/operations/orders.ts';
import { uploadsAdd } from '../src/generated/operations/uploads.ts';
import { call, createMall, createMallClient, paginate, poll, upload } from '../src/index.ts';
import { wireExampleOf } from '../src/testing.ts';
import { ok, startGateway, type TestGateway } from './support/gateway.ts';
import { listThings, readThing, sendThing, uploadPicture, wireThing, writeThing } from './support/operations.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.received.length = 0;
  gateway.respond(() => ok(wireThing));
});

const client = (more: object = {}) => createMallClient({ baseUrl: gateway.baseUrl, ...more });

/** Calls a function as JavaScript does, regardless of its types. */
const untyped = (run: (...values: never[]) => unknown, ...values: readonly unknown[]) => Reflect.apply(run, undefined, values);

describe('wrong arguments', () => {
  test.each([
    ['undefined', undefined],
    ['an object with baseUrl', { baseUrl: 'https://shop.example/api/' }],
    ['an object with api, idempotency, login, …', readThing],
  ])('call, paginate and createMall refuse a client that is %s', async (kind, wrong) => {
    const message = `client is ${kind}, expected the result of createMallClient({ baseUrl })`;
    await expect(untyped(call, wrong, readThing)).rejects.toThrow(new TypeError(`call: ${message}`));
    expect(() => untyped(paginate, wrong, listThings, {})).toThrow(new TypeError(`paginate: ${message}`));
    expect(() => untyped(createMall, wrong)).toThrow(new TypeError(`createMall: ${message}`));
  });

  test.each([
    ['undefined', undefined],
    ['"mall.Product.index"', 'mall.Product.index'],
  ])('call refuses an operation that is %s', async (printed, wrong) => {
    await expect(untyped(call, client(), wrong)).rejects.toThrow(
      new TypeError(`call: operation is ${printed}, expected one of @mall/sdk/operations/*, such as catalogProduct`),
    );
  });

  test('call refuses an input or options that are not objects', async () => {
    await expect(untyped(call, client(), readThing, 7)).rejects.toThrow('test.Thing.read: input is 7, expected an object');
    await expect(untyped(call, client(), readThing, {}, 'fast')).rejects.toThrow('test.Thing.read: options are "fast", expected an object');
    expect(() => untyped(paginate, client(), listThings)).toThrow('paginate: input is undefined, expected an object, {} for no fields');
  });

  test('an operation with required fields refuses a missing input', async () => {
    const mall = createMall(client());
    const message = 'expected an object with pro_id';
    await expect(untyped(mall.catalog.product)).rejects.toThrow(new TypeError(`mall.Product.index: input is undefined, ${message}`));
    await expect(untyped(mall.catalog.product, null)).rejects.toThrow(new TypeError(`mall.Product.index: input is null, ${message}`));
    await expect(untyped(mall.cart.list, null)).rejects.toThrow(
      new TypeError('mall.Cart.index: input is null, expected an object with the fields of the request'),
    );
    expect(gateway.received).toHaveLength(0);
    gateway.respond(() => ok(wireExampleOf(cartList)));
    await expect(mall.cart.list()).resolves.toMatchObject({ list: expect.anything() });
  });

  test('upload refuses a missing client, operation, input and file, and an operation without files', async () => {
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    await expect(untyped(upload, undefined, uploadPicture, { file })).rejects.toThrow('upload: client is undefined, expected ');
    await expect(untyped(upload, client(), undefined, { file })).rejects.toThrow('upload: operation is undefined, expected ');
    await expect(untyped(upload, client(), uploadPicture)).rejects.toThrow('test.Thing.image: input is undefined, expected an object');
    await expect(untyped(upload, client(), readThing, {})).rejects.toThrow(new TypeError('upload: test.Thing.read has no files. Use call'));
    await expect(untyped(upload, client(), uploadsAdd, { flie: file })).rejects.toThrow('Did you mean file?');
    for (const [printed, wrong] of [['undefined', undefined] as const, ['"/tmp/a.png"', '/tmp/a.png'] as const]) {
      await expect(untyped(upload, client(), uploadPicture, { file: wrong })).rejects.toThrow(
        new TypeError(
          `test.Thing.image: file is ${printed}, expected a File, a Blob, bytes, a stream of bytes, or in React Native an object with a uri`,
        ),
      );
    }
    expect(gateway.received).toHaveLength(0);
  });

  test.each<[object | undefined, string]>([
    [undefined, 'test.Thing.read: options are undefined, expected an object with until'],
    [{}, 'test.Thing.read: until is undefined, expected a function'],
    [{ untill: () => true }, 'test.Thing.read has no option untill. Did you mean until?'],
    [{ until: () => true, everyMs: '3' }, 'test.Thing.read: everyMs is "3", expected a whole number from 1 to 2147483647'],
    [{ until: () => true, everyMs: 0 }, 'test.Thing.read: everyMs is 0, expected a whole number from 1 to 2147483647'],
    [{ until: () => true, deadlineMs: -1 }, 'test.Thing.read: deadlineMs is -1, expected a whole number from 0 to 2147483647'],
  ])('poll refuses the options %j', async (options, message) => {
    await expect(untyped(poll, client(), readThing, {}, options)).rejects.toThrow(new TypeError(message));
    expect(gateway.received).toHaveLength(0);
  });

  test('poll refuses a missing client and operation', async () => {
    await expect(untyped(poll, undefined, readThing, {}, { until: () => true })).rejects.toThrow('poll: client is undefined, expected ');
    await expect(untyped(poll, client(), undefined, {}, { until: () => true })).rejects.toThrow('poll: operation is undefined, expected ');
  });

  test('poll refuses an operation that can change data, in types and at runtime', async () => {
    const message = 'poll: mall.Order.removeOrder can change data with each call. Poll an operation that only reads';
    // @ts-expect-error an order is cancelled once
    const polled = poll(client(), ordersCancel, { order_id: 1 }, { until: () => true });
    await expect(polled).rejects.toThrow(new TypeError(message));
    expect(gateway.received).toHaveLength(0);
  });

  test('paginate refuses an operation without pages', () => {
    expect(() => untyped(paginate, client(), readThing, {})).toThrow(new TypeError('paginate: test.Thing.read has no pages. Use call'));
  });

  test('an idempotency key is refused where the gateway ignores it', async () => {
    await expect(call(client(), sendThing, {}, { idempotencyKey: 'message-1' })).rejects.toThrow(
      'test.Thing.send accepts no idempotency key: the gateway would ignore it, and the call would not be protected',
    );
    await expect(untyped(call, client(), readThing, {}, { idempotencyKey: 'reading-1' })).rejects.toThrow(
      'test.Thing.read accepts no idempotency key: it changes nothing and is tried again without one',
    );
    expect(gateway.received).toHaveLength(0);
  });

  test.each([
    [{ prod_id: 1001 }, 'Did you mean pro_id?'],
    [{ proId: 1001 }, 'Did you mean pro_id?'],
    [{ pro_id: 1001, zzz: 1 }, 'Known: '],
  ])('a misspelled field of a request is refused: %j', async (input, hint) => {
    await expect(untyped(call, client(), catalogProduct, input)).rejects.toThrow(hint);
    await expect(untyped(call, client(), catalogProduct, input)).rejects.toThrow('mall.Product.index has no request field ');
    expect(gateway.received).toHaveLength(0);
  });
});

test('validation off sends fields that the contract does not have, for other servers of the family', async () => {
  gateway.respond(() => ok(wireExampleOf(catalogProduct)));
  await untyped(call, client({ validation: 'off' }), catalogProduct, { pro_id: 1001, channel: 'app' });
  await untyped(call, client(), catalogProduct, { pro_id: 1001, channel: 'app' }, { validation: 'off' });
  expect(gateway.received.map(({ form }) => form.channel)).toEqual(['app', 'app']);
});

test('a call option among the request fields is refused by its place', async () => {
  await expect(untyped(call, client(), catalogProduct, { pro_id: 1001, token: 'a' })).rejects.toThrow(
    new TypeError('mall.Product.index has no request field token. It is an option: pass it in the argument after the fields'),
  );
});

describe('a production build', () => {
  test('still refuses a client without an address or with a fragment in it', () => {
    expect(() => assertClientOptionsInProduction({ baseUrl: '' }, 'createMallClient')).toThrow(
      new TypeError('createMallClient: baseUrl is missing'),
    );
    expect(() => untyped(assertClientOptionsInProduction, undefined, 'createMallClient')).toThrow('baseUrl is missing');
    expect(() => assertClientOptionsInProduction({ baseUrl: 'https://shop.example/api/#a' }, 'createMallClient')).toThrow(
      new TypeError('createMallClient: baseUrl has a fragment'),
    );
  });

  test('refuses an idempotency key that the gateway would ignore', () => {
    expect(() => assertCallInProduction(client(), writeThing, {}, { idempotencyKey: 'order 1' })).toThrow(TypeError);
    expect(() => assertCallInProduction(client(), writeThing, {}, { idempotencyKey: 'order-no-1' })).not.toThrow();
    expect(() => assertCallInProduction(client(), writeThing, {}, {})).not.toThrow();
  });
});

test('a real operation responds', async () => {
  gateway.respond(() => ok(wireExampleOf(catalogProduct)));
  await expect(call(client(), catalogProduct, { pro_id: 1001 })).resolves.toMatchObject({ pro: expect.anything() });
});
