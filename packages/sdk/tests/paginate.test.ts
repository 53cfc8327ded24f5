import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { type CatalogSearchProductsData, type CatalogSearchShopsData, catalogSearch } from '../src/generated/operations/catalog.ts';
import { createMallClient, type Pagination, paginate, type Schemas } from '../src/index.ts';
import { operations } from './support/contract.ts';
import { ok, refuse, startGateway, type TestGateway } from './support/gateway.ts';
import { listThings, type Thing } from './support/operations.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.received.length = 0;
});

const client = () => createMallClient({ baseUrl: gateway.baseUrl, validation: 'strict' });
const requestedPages = () => gateway.received.map(({ form }) => Number(form.pageNum));

/** Starts a server with `count` things, `size` per page, with or without the total. */
function createPages(count: number, size: number, hasTotal: boolean): void {
  const all = Array.from({ length: count }, (_, id) => ({ id, name: `Thing ${id}`, open: 1 }));
  gateway.respond(({ form }) => {
    const page = Number(form.pageNum);
    return ok({ rows: all.slice((page - 1) * size, page * size), ...(hasTotal && { rows_num: String(count) }) });
  });
}

async function idsOf(allItems: AsyncIterable<Thing>): Promise<number[]> {
  const ids: number[] = [];
  for await (const { id } of allItems) ids.push(id);
  return ids;
}

describe('paginate', () => {
  test.each([
    [7, 3, true, [1, 2, 3]],
    [6, 3, true, [1, 2]],
    [6, 3, false, [1, 2, 3]],
    [7, 3, false, [1, 2, 3]],
    [2, 3, true, [1]],
    [2, 3, false, [1, 2]],
    [0, 3, true, [1]],
    [0, 3, false, [1]],
  ])('%i things, %i per page, with total: %s', async (count, size, hasTotal, pages) => {
    createPages(count, size, hasTotal);
    expect(await idsOf(paginate(client(), listThings, { words: 'balm' }))).toEqual(Array.from({ length: count }, (_, id) => id));
    expect(requestedPages()).toEqual(pages);
    expect(new Set(gateway.received.map(({ form }) => form.words))).toEqual(new Set(['balm']));
  });

  test('requests a page only when it is needed', async () => {
    createPages(9, 3, true);
    for await (const { id } of paginate(client(), listThings, {})) if (id === 3) break;
    expect(requestedPages()).toEqual([1, 2]);
  });

  test('starts at the page of the input', async () => {
    createPages(9, 3, true);
    expect(await idsOf(paginate(client(), listThings, { pageNum: 2 }))).toEqual([3, 4, 5, 6, 7, 8]);
    expect(requestedPages()).toEqual([2, 3]);
  });

  test('returns whole pages as well, and starts again for each loop', async () => {
    createPages(4, 3, true);
    const allItems = paginate(client(), listThings, {});
    const sizes: number[] = [];
    for await (const page of allItems.pages()) sizes.push(page.rows.length);
    expect(sizes).toEqual([3, 1]);
    expect(await idsOf(allItems)).toEqual([0, 1, 2, 3]);
  });

  test('ends when the total is larger than the number of items', async () => {
    gateway.respond((_, count) => ok({ rows: count > 2 ? [] : [{ id: count, name: 'Thing', open: 0 }], rows_num: 100 }));
    expect(await idsOf(paginate(client(), listThings, {}))).toEqual([1, 2]);
    expect(requestedPages()).toEqual([1, 2, 3]);
  });

  test('throws the errors of call, and respects its signal', async () => {
    gateway.respond(() => refuse('50010'));
    await expect(idsOf(paginate(client(), listThings, {}))).rejects.toMatchObject({ code: '50010' });
    await expect(idsOf(paginate(client(), listThings, {}, { signal: AbortSignal.abort() }))).rejects.toMatchObject({
      name: 'AbortedError',
    });
  });

  test('infers the type of the items from the request', () => {
    const products = paginate(client(), catalogSearch, { keyword: 'balm' });
    expectTypeOf(products).toEqualTypeOf<Pagination<CatalogSearchProductsData, Schemas['ProductCard']>>();
    expectTypeOf(paginate(client(), catalogSearch, { searchType: 1 })).toExtend<AsyncIterable<Schemas['ProductCard']>>();
    const shops = paginate(client(), catalogSearch, { searchType: 2 });
    expectTypeOf(shops).toEqualTypeOf<Pagination<CatalogSearchShopsData, Schemas['FoundShop']>>();
  });
});

describe('the contract', () => {
  const paged = operations.filter(({ pages }) => pages);

  test('has lists with pages', () => {
    expect(paged.map(({ api }) => api)).toContain('mall.Order.index');
    expect(paged.find(({ api }) => api === 'mall.Index.search')?.pages).toEqual({ field: 'page', items: 'list', total: 'total' });
  });
});
