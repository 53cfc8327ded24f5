import { type Operation, operations } from '@mall/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/index.ts';
import { okFields } from '../../src/requests/example-request.ts';
import { pagedLists } from '../../src/responses/pages.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

describe('a page after the last one', () => {
  const callOperation = async (api: string, fields: Record<string, string>) => {
    const response = await fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams({ api, ...fields }) });
    return response.json();
  };

  it.each([
    ['mall.Index.search', { keyword: 'tea', pageSize: '1' }, [[1001], [1013], []]],
    ['mall.Index.loadHome', { s_type: '1', pageSize: '4' }, [4, 2, 0]],
    ['mall.Index.loadHome', { s_type: '1' }, [6, 0, 0]],
  ])('is empty, after the pages of the list: %s %j', async (api, fields, expected) => {
    const pages = await Promise.all(['1', '2', '3'].map(async (page) => (await callOperation(api, { ...fields, page })).data));
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([pages[0].total]));
    const ids = pages.map(({ list }) => list.map(({ id }: { id: number }) => id));
    expect(ids.map((page, index) => (Array.isArray(expected[index]) ? page : page.length))).toEqual(expected);
    expect(new Set(ids.flat()).size).toBe(ids.flat().length);
  });

  const describedFields = (operation: Operation) =>
    Object.entries(operation.requestSchema.properties ?? {}).filter(([, field]) =>
      /^Page number/.test(Reflect.get(field, 'description') ?? ''),
    );
  const paginated = [...operations.values()].flatMap((operation) =>
    describedFields(operation).map(([field]) => [operation.api, field, operation] as const),
  );

  it.each(paginated.filter(([api]) => api !== 'mall.Index.home'))('is empty in %s by %s', async (_, field, operation) => {
    const fields = okFields(operation);
    const lists = ({ data }: { data: Record<string, unknown> }) => pagedLists.flatMap((name) => (name in data ? [data[name]] : []));
    expect(lists(await callOperation(operation.api, fields))).toEqual([expect.arrayContaining([expect.anything()])]);
    expect(lists(await callOperation(operation.api, { ...fields, [field]: '99' }))).toEqual([[]]);
  });

  it('is the first page in mall.Index.home, which ignores the page as the gateway does', async () => {
    expect(paginated.map(([api]) => api)).toContain('mall.Index.home');
    expect(await callOperation('mall.Index.home', { page: '99' })).toEqual(await callOperation('mall.Index.home', {}));
  });

  it('is the second one where the contract has no page size', async () => {
    expect((await callOperation('mall.User.details', { type: '1', page: '1' })).data.list).toHaveLength(3);
    expect((await callOperation('mall.User.details', { type: '1', page: '2' })).data.list).toEqual([]);
  });
});
