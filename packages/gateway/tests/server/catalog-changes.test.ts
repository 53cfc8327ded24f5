import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eq } from '../../src/db/drizzle.ts';
import { productStatus, products, productTexts, skus } from '../../src/domains/catalog/schema.ts';
import { setStock } from '../support/fixtures/stock.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';
import { internalKey } from '../support/settings.ts';

const [product, sku] = [1011, 10111];
const leave = new AbortController();

let gateway: TestGateway;
let url: string;
const lines: string[] = [];

const changes = () => lines.filter((line) => line === 'changed').length;
const connect = (key: string) => fetch(`${url}/internal/catalog-changes`, { headers: { 'X-Internal-Key': key }, signal: leave.signal });

beforeAll(async () => {
  gateway = await openTestGateway();
  url = await gateway.server.listen({ port: 0, host: '127.0.0.1' });
  const { body } = await connect(internalKey);
  if (!body) throw new Error('no stream');
  createInterface({ input: Readable.fromWeb(body) })
    .on('line', (line) => lines.push(line))
    .on('error', () => undefined);
  // The database connection is open as soon as a change arrives; earlier notifications have all arrived by the next heartbeat.
  await vi.waitFor(async () => {
    const before = changes();
    await gateway.db.update(skus).set({ position: 1 }).where(eq(skus.id, sku));
    await vi.waitFor(() => expect(changes()).toBeGreaterThan(before), { timeout: 500 });
  }, 10_000);
  await vi.waitFor(() => expect(lines.at(-1)).toBe('alive'), 10_000);
});
afterAll(async () => {
  leave.abort();
  await gateway.close();
});

describe('the stream of catalog changes', () => {
  test.each([
    ['of a price', () => gateway.db.update(skus).set({ price: 4300n }).where(eq(skus.id, sku))],
    ['in the publication', () => gateway.db.update(products).set({ status: productStatus.offShelf }).where(eq(products.id, product))],
    ['of a text', () => gateway.db.update(productTexts).set({ subtitle: 'Another' }).where(eq(productTexts.productId, product))],
    ['from in stock to sold out', () => setStock(gateway, sku, 0)],
    ['from sold out to in stock', () => setStock(gateway, sku, 5)],
  ])('has a line after a change %s', async (_what, change) => {
    const before = changes();
    await change();
    await vi.waitFor(() => expect(changes()).toBe(before + 1), 5000);
  });

  test('has no line after a sale that leaves pieces', async () => {
    const before = changes();
    await setStock(gateway, sku, 4);
    await gateway.db.update(products).set({ sold: 100 }).where(eq(products.id, product));
    // Notifications arrive in the order of their transactions, so those of the sale would have arrived before this one.
    await setStock(gateway, sku, 0);
    await vi.waitFor(() => expect(changes()).toBeGreaterThan(before), 5000);
    expect(changes()).toBe(before + 1);
  });

  test('returns 404 without the internal key', async () => {
    expect((await connect('of-somebody-else-000000000000000000000')).status).toBe(404);
  });
});
