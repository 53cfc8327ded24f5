import { InfiniteQueryObserver, MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import {
  type CatalogSearchProductsData,
  type CatalogSearchShopsData,
  catalogProduct,
  catalogSearch,
} from '../src/generated/operations/catalog.ts';
import { type CallArguments, createMallClient } from '../src/index.ts';
import {
  infiniteQueryOptions,
  type MallPagesOptions,
  type MallQueryOptions,
  mutationOptions,
  queryKeyOf,
  queryOptions,
} from '../src/react.ts';
import { ok, refuse, startGateway, type TestGateway } from './support/gateway.ts';
import { aThing, listThings, readThing, sendThing, type Thing, wireThing, writeThing } from './support/operations.ts';

let gateway: TestGateway;
let queries: QueryClient;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.received.length = 0;
  gateway.respond(() => ok(wireThing));
  queries = new QueryClient();
});
afterEach(() => queries.clear());

const client = (more: object = {}) => createMallClient({ baseUrl: gateway.baseUrl, ...more });

describe('queries', () => {
  test('send one request per input, and infer the type of the response', async () => {
    const options = queryOptions(client(), readThing, { id: 7 });
    const data = await queries.fetchQuery({ ...options, staleTime: Number.POSITIVE_INFINITY });
    expectTypeOf(data).toEqualTypeOf<Thing>();
    expect(data).toEqual(aThing);
    await queries.fetchQuery({ ...queryOptions(client(), readThing, { id: 7 }), staleTime: Number.POSITIVE_INFINITY });
    expect(gateway.received).toHaveLength(1);
    expect(queries.getQueryData(options.queryKey)).toEqual(aThing);
    expectTypeOf(queries.getQueryData(options.queryKey)).toEqualTypeOf<Thing | undefined>();
  });

  test('of two languages are cached separately', async () => {
    for (const language of ['ko', 'zh', 'ko']) {
      await queries.fetchQuery({ ...queryOptions(client({ language: () => language }), readThing), staleTime: Number.POSITIVE_INFINITY });
    }
    expect(gateway.received.map(({ form }) => form.language)).toEqual(['ko', 'zh']);
  });

  test('abort their request when the last observer unsubscribes', async () => {
    gateway.respond(() => ({ ...ok(wireThing), delayMs: 60_000 }));
    const before = gateway.abandoned();
    const observer = new QueryObserver(queries, queryOptions(client({ timeoutMs: 60_000 }), readThing));
    const leave = observer.subscribe(() => {});
    await expect.poll(() => gateway.received.length, { timeout: 10_000 }).toBe(1);
    leave();
    await expect.poll(() => gateway.abandoned(), { timeout: 10_000 }).toBe(before + 1);
  });

  test('are retried by the SDK only', async () => {
    gateway.respond(() => refuse('50032'));
    await expect(queries.fetchQuery(queryOptions(client(), readThing))).rejects.toMatchObject({ code: '50032' });
    expect(gateway.received).toHaveLength(3);
  });

  test('of one operation are invalidated together', async () => {
    await queries.fetchQuery(queryOptions(client(), readThing, { id: 1 }));
    await queries.fetchQuery(queryOptions(client(), readThing, { id: 2 }));
    await queries.invalidateQueries({ queryKey: queryKeyOf(readThing) });
    expect(
      queries
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.isInvalidated),
    ).toEqual([true, true]);
  });

  test('throw for an operation with side effects', () => {
    expect(() => queryOptions(client(), writeThing)).toThrow('test.Thing.write changes something');
  });

  test('have the arguments of the operation', () => {
    expectTypeOf<CallArguments<{ pro_id: number }>>().toEqualTypeOf<Parameters<typeof productQuery>>();
    const productQuery = (...input: CallArguments<{ pro_id: number }>) => queryOptions(client(), catalogProduct, ...input);
    expect(productQuery({ pro_id: 1 }).queryKey).toEqual(['mall', 'mall.Product.index', { pro_id: 1 }, null]);
  });
});

describe('infinite queries', () => {
  test("set the page number in the operation's page field", async () => {
    gateway.respond(({ form }) => ok({ rows: [{ ...wireThing, id: form.pageNum }], rows_num: 2 }));
    const observer = new InfiniteQueryObserver(queries, infiniteQueryOptions(client(), listThings, { words: 'balm' }));
    const leave = observer.subscribe(() => {});
    await expect.poll(() => observer.getCurrentResult().hasNextPage, { timeout: 10_000 }).toBe(true);
    const { data, hasNextPage } = await observer.fetchNextPage();
    expect(data?.pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual([1, 2]);
    expect(hasNextPage).toBe(false);
    expect(gateway.received.map(({ form }) => [form.pageNum, form.words])).toEqual([
      ['1', 'balm'],
      ['2', 'balm'],
    ]);
    leave();
  });

  test('have the types of the operation and the request', () => {
    const options = infiniteQueryOptions(client(), catalogSearch, { keyword: 'balm' });
    const observer = new InfiniteQueryObserver(queries, options);
    expectTypeOf(observer.getCurrentResult().data?.pages[0]).toEqualTypeOf<CatalogSearchProductsData | undefined>();
    const shops = infiniteQueryOptions(client(), catalogSearch, { searchType: 2 });
    expectTypeOf(shops).toEqualTypeOf<MallPagesOptions<CatalogSearchShopsData>>();
    expectTypeOf(queryOptions(client(), catalogSearch, { searchType: 2 })).toEqualTypeOf<MallQueryOptions<CatalogSearchShopsData>>();
    expect(options.initialPageParam).toBe(1);
  });
});

describe('mutations', () => {
  test('send a new key for each mutation, and the same key for all its attempts', async () => {
    gateway.respond((_, count) => (count === 1 ? { cut: true } : ok(wireThing)));
    const observer = new MutationObserver(queries, mutationOptions(client(), writeThing));
    await expect(observer.mutate({ sku: 1 })).resolves.toEqual(aThing);
    await observer.mutate({ sku: 1 });
    const [first, again, second] = gateway.received.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(first);
    expect(second).not.toBe(first);
  });

  test('send the given key', async () => {
    const observer = new MutationObserver(queries, mutationOptions(client(), writeThing, { idempotencyKey: 'checkout-1' }));
    await observer.mutate({});
    await observer.mutate({});
    expect(gateway.received.map(({ headers }) => headers['idempotency-key'])).toEqual(['checkout-1', 'checkout-1']);
  });

  test('send no key and no retry where the operation accepts no key', async () => {
    gateway.respond(() => ({ cut: true }));
    const observer = new MutationObserver(queries, mutationOptions(client(), sendThing));
    await expect(observer.mutate({})).rejects.toMatchObject({ name: 'NetworkError', maybeApplied: true });
    expect(gateway.received.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined]);
  });
});
