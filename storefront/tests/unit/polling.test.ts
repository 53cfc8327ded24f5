// @spec 9.1

import type { FetchInit } from '@mall/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForPayment } from '#app/features/payments/api/wait-for-payment.ts';
import { waitUntilPaid } from '#app/shared/charge/wait-until-paid.ts';

/** Like a browser's Request, which resolves a relative address against its page. */
class PageRequest extends Request {
  constructor(address: string, init?: RequestInit) {
    super(new URL(address, 'http://shop.invalid'), init);
  }
}

let asked: (string | undefined)[] = [];
let response: unknown;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('location', { href: 'http://shop.invalid/' });
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('fetch', async (_url: string, { headers }: FetchInit) => {
    asked.push(headers['x-mall-api']);
    return Response.json({ code: '200', message: '', data: response });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { signal } = new AbortController();

describe.each([
  {
    what: 'an order',
    api: 'mall.Order.orderDetails',
    open: { status: 0 },
    paid: { status: 1 },
    wait: () => waitForPayment(7, 'en', signal),
  },
  {
    what: 'a membership or a recharge',
    api: 'mall.Order.getCzorder',
    open: { code: 201 },
    paid: { code: 200 },
    wait: () => waitUntilPaid('DJ7', 'en', signal),
  },
])('the payment of $what', ({ api, open, paid, wait }) => {
  it('is polled every 3000 milliseconds until it is paid', async () => {
    response = open;
    const end = wait();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(asked).toEqual([api]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([api, api]);
    response = paid;
    await vi.advanceTimersByTimeAsync(3_000);
    await end;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual([api, api, api]);
  });
});
