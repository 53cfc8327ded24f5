import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { cartUpdate } from '../src/generated/operations/cart.ts';
import { catalogProduct, catalogSearch } from '../src/generated/operations/catalog.ts';
import { ordersList } from '../src/generated/operations/orders.ts';
import { paymentsPayFromWallet } from '../src/generated/operations/payments.ts';
import { call, createMall, createMallClient } from '../src/index.ts';
import { createMallHandlers } from '../src/msw.ts';
import { exampleInputOf, exampleOf } from '../src/testing.ts';
import { aThing, uploadPicture } from './support/operations.ts';

const baseUrl = 'https://gateway.test/api/';
const handlers = createMallHandlers({ baseUrl });
const server = setupServer();
const client = createMallClient({ baseUrl, validation: 'strict', language: 'ko' });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('handlers for Mock Service Worker', () => {
  test('handle each operation separately at the same URL', async () => {
    const page = exampleOf(catalogProduct);
    const orders = exampleOf(ordersList);
    server.use(handlers.respond(catalogProduct, page), handlers.respond(ordersList, orders));
    // Dates, flags, amounts and lists of values survive the round trip over the wire.
    await expect(call(client, ordersList)).resolves.toEqual(orders);
    await expect(call(client, catalogProduct, { pro_id: 1001 })).resolves.toEqual(page);
  });

  test('receive the fields that were sent', async () => {
    server.use(
      handlers.respond(catalogSearch, async ({ form, headers, api }) => ({
        ...exampleOf(catalogSearch),
        total: Number(form.page),
        list: [],
        said: [api, form.keyword, headers.get('accept-language')],
      })),
    );
    await expect(call(client, catalogSearch, { page: 7, keyword: 'balm' })).resolves.toMatchObject({
      total: 7,
      said: ['mall.Index.search', 'balm', 'ko-KR'],
    });
  });

  test('receive the files of an upload', async () => {
    server.use(
      handlers.respond(uploadPicture, async ({ form }) => ({
        ...aThing,
        name: form.file instanceof File ? await form.file.text() : 'none',
      })),
    );
    await expect(call(client, uploadPicture, { file: new File(['pixels'], 'a.png') })).resolves.toEqual({ ...aThing, name: 'pixels' });
  });

  test('refuse with a code, or return any response', async () => {
    server.use(
      handlers.refuse(paymentsPayFromWallet, '109', { missing: '3.00' }),
      handlers.respond(cartUpdate, () => HttpResponse.error()),
    );
    await expect(call(client, paymentsPayFromWallet, exampleInputOf(paymentsPayFromWallet))).rejects.toMatchObject({
      name: 'InsufficientBalanceError',
      data: { missing: '3.00' },
    });
    const invalidData = createMallClient({ baseUrl, fetch: (request) => fetch(request) });
    await expect(call(invalidData, cartUpdate, exampleInputOf(cartUpdate))).rejects.toMatchObject({ name: 'NetworkError' });
  });

  test('throw for data that violates the contract', async () => {
    server.use(handlers.respond(catalogProduct, { ...exampleOf(catalogProduct), login_status: Number.NaN as unknown as boolean }));
    const receivedForm = vi.spyOn(console, 'error').mockReturnValue();
    await expect(call(client, catalogProduct, { pro_id: 1 }, { timeoutMs: 60_000 })).rejects.toMatchObject({ status: 500 });
    expect(String(receivedForm.mock.calls[0])).toContain('mall.Product.index does not answer this: login_status is null, expected a flag');
    receivedForm.mockRestore();
  });

  test('respond to every operation with its example when no other handler precedes', async () => {
    server.use(handlers.refuse(ordersList, '203'), handlers.examples());
    const mall = createMall(client);
    await expect(mall.catalog.product({ pro_id: 1001 })).resolves.toEqual(exampleOf(catalogProduct));
    await expect(mall.orders.list()).rejects.toMatchObject({ name: 'SessionInvalidError' });
  });

  test('handle any URL that ends with /api/ by default', async () => {
    server.use(createMallHandlers().examples());
    const elsewhere = createMallClient({ baseUrl: 'http://localhost:3000/api/' });
    await expect(call(elsewhere, catalogProduct, { pro_id: 1001 })).resolves.toEqual(exampleOf(catalogProduct));
  });
});
