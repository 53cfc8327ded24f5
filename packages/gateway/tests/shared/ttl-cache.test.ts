import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ttlCache } from '../../src/shared/ttl-cache.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const requestsTo = async (cache: string) => {
  const text = await gateway.metrics.print();
  const read = (result: string) =>
    Number(new RegExp(`^mall_cache_requests_total\\{cache="${cache}",result="${result}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
  return { hits: read('hit'), misses: read('miss') };
};

describe('a TTL cache', () => {
  test('loads a value once for concurrent requests of one key, and again when it has expired or the clock was set back', async () => {
    const loaded: string[] = [];
    const lengthOf = ttlCache({ name: 'test-lengths', ttlMs: 1000 }, async (_db, key: string) => {
      loaded.push(key);
      return key.length;
    });
    const at = (ms: number) => new Date(10_000 + ms);
    const ask = (key: string, ms: number) => lengthOf(gateway.db, key, at(ms));
    expect(await Promise.all([ask('one', 0), ask('one', 0), ask('three', 0)])).toEqual([3, 3, 5]);
    expect(await ask('one', 999)).toBe(3);
    expect(loaded).toEqual(['one', 'three']);
    await ask('one', 1000);
    await ask('one', -1000);
    expect(loaded).toEqual(['one', 'three', 'one', 'one']);
    expect(await requestsTo('test-lengths')).toEqual({ hits: 2, misses: 4 });
  });

  test('loads again after a failed load', async () => {
    let loads = 0;
    const second = ttlCache({ name: 'test-failures', ttlMs: 1000 }, async () => {
      loads += 1;
      if (loads === 1) throw new Error('away');
      return loads;
    });
    const ask = () => second(gateway.db, 'key', new Date(0));
    await expect(Promise.all([ask(), ask()])).rejects.toThrow('away');
    expect(await ask()).toBe(2);
    expect(await ask()).toBe(2);
  });
});

test('the product page counts hits and misses of the cache of related products', async () => {
  const ask = () => gateway.call('mall.Product.index', { pro_id: 1013 });
  await ask();
  const before = await requestsTo('related-products');
  await ask();
  expect(await requestsTo('related-products')).toEqual({ ...before, hits: before.hits + 1 });
  gateway.clock.advance(6000);
  await ask();
  expect(await requestsTo('related-products')).toEqual({ hits: before.hits + 1, misses: before.misses + 1 });
});
