import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageCache } from '../../../server/page-cache/page-cache.ts';
import { createPlaceholders } from '../../../server/page-cache/placeholders.ts';
import type { Order, Render } from '../../../server/page-cache/shared-render.ts';

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const seconds = 1_000;

/** Creates a cache with a test clock, and records every order that its renderer received. */
function setUp(page: (order: Order, count: number) => Response | Promise<Response>) {
  const clock = { now: 0 };
  const orders: Order[] = [];
  const cache = new PageCache(() => clock.now);
  const render: Render = async (order) => {
    orders.push(order);
    return await page(order, orders.length);
  };
  /** Requests a page as another visitor. */
  const ask = (key = 'en /', { whole = false, signal = new AbortController().signal } = {}) => {
    const placeholders = createPlaceholders();
    return { placeholders, response: cache.response(key, { placeholders, whole, signal }, render) };
  };
  const read = async (key?: string) => await (await ask(key).response).text();
  /** Requests a page once and waits until it is cached. */
  const fill = async (key = 'en /') => {
    await read(key);
    await vi.waitFor(() => expect(cache.has(key)).toBe(true));
  };
  return { clock, orders, cache, ask, read, fill };
}

/** Creates a page whose chunks are sent by the test. */
function slowPage() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(started) {
      controller = started;
    },
  });
  return {
    response: new Response(stream, { headers: html }),
    send: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
    breakOff: () => controller?.error(new Error('broken off')),
  };
}

const counted = (_order: Order, count: number) => new Response(`page ${count}`, { headers: html });

/** Waits until everything pending in the process is done. */
const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('after an invalidation', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('pages are rendered again, and once more two seconds later', async () => {
    const { cache, read, fill } = setUp(counted);
    await fill();
    cache.invalidate();
    expect(await read()).toBe('page 2');
    await settled();
    expect(await read()).toBe('page 2');
    vi.advanceTimersByTime(2 * seconds);
    expect(await read()).toBe('page 3');
  });

  it('a page that was being rendered is served to its viewers only', async () => {
    const before = slowPage();
    const { cache, ask, read } = setUp((order, count) => (count === 1 ? before.response : counted(order, count)));
    const first = ask();
    await settled();
    cache.invalidate();
    expect(await read()).toBe('page 2');
    await settled();
    before.send('of before');
    before.end();
    expect(await (await first.response).text()).toBe('of before');
    await settled();
    expect(await read()).toBe('page 2');
  });

  it('a series of changes evicts pages every two seconds, and after the last one', async () => {
    const { orders, cache, read } = setUp(counted);
    for (let at = 0; at < 40; at += 1) {
      cache.invalidate();
      await read();
      await settled();
      vi.advanceTimersByTime(100);
    }
    // In four seconds: at the first change, and after each two seconds.
    expect(orders.length).toBeLessThanOrEqual(4);
    const rendered = orders.length;
    vi.advanceTimersByTime(4 * seconds);
    await read();
    expect(orders.length).toBe(rendered + 1);
  });
});

describe('a cached page', () => {
  it('is served for a minute without being rendered again', async () => {
    const { clock, orders, read, fill } = setUp(counted);
    await fill();
    clock.now = 59.9 * seconds;
    expect(await read()).toBe('page 1');
    expect(orders).toHaveLength(1);
  });

  it('is served stale for ten more minutes while one render revalidates it', async () => {
    const renewal = slowPage();
    const { clock, orders, read, fill } = setUp((order, count) => (count === 1 ? counted(order, count) : renewal.response));
    await fill();
    clock.now = 659 * seconds;
    expect(await Promise.all([read(), read(), read()])).toEqual(['page 1', 'page 1', 'page 1']);
    expect(orders.map(({ whole }) => whole)).toEqual([false, true]);
    renewal.send('renewed');
    renewal.end();
    await vi.waitFor(async () => expect(await read()).toBe('renewed'));
    expect(orders).toHaveLength(2);
  });

  it('is rendered again when it is older than that', async () => {
    const { clock, cache, read, fill } = setUp(counted);
    await fill();
    clock.now = 660 * seconds;
    expect(cache.has('en /')).toBe(false);
    expect(await read()).toBe('page 2');
  });

  it('is retained while its revalidation fails, and evicted when the address no longer has it', async () => {
    const { clock, orders, cache, read, fill } = setUp((order, count) => {
      if (count === 2) order.renderStatus.failed = true;
      if (count === 3) throw new Error('no gateway');
      return new Response(`page ${count}`, { status: count === 4 ? 404 : 200, headers: html });
    });
    await fill();
    clock.now = 61 * seconds;
    await vi.waitFor(async () => {
      expect(await read()).toBe('page 1');
      expect(orders).toHaveLength(4);
    });
    await vi.waitFor(() => expect(cache.has('en /')).toBe(false));
  });

  it('has its own key, and the least recently used is evicted for the 501st', async () => {
    const { cache, read, fill } = setUp(counted);
    for (let place = 0; place < 500; place += 1) await fill(`en /homedetail/homedetail?id=${place}`);
    expect(await read('en /homedetail/homedetail?id=0')).toBe('page 1');
    await fill('ko /');
    expect(cache.has('en /homedetail/homedetail?id=0')).toBe(true);
    expect(cache.has('en /homedetail/homedetail?id=1')).toBe(false);
  });
});

describe('each response', () => {
  it('has its own placeholders, and never those of the render', async () => {
    const { orders, ask, fill } = setUp(
      ({ placeholders }) =>
        new Response(`<script nonce="${placeholders.nonce}"></script><input value="${placeholders.responseId}">Wörter`, { headers: html }),
    );
    const first = ask();
    const texts = [{ placeholders: first.placeholders, text: await (await first.response).text() }];
    await fill();
    const second = ask();
    texts.push({ placeholders: second.placeholders, text: await (await second.response).text() });
    for (const { placeholders, text } of texts) {
      expect(text).toBe(`<script nonce="${placeholders.nonce}"></script><input value="${placeholders.responseId}">Wörter`);
      expect(text).not.toContain(orders[0]?.placeholders.nonce);
    }
    expect(orders).toHaveLength(1);
  });

  it('has its own placeholders when one is split between two chunks', async () => {
    const page = slowPage();
    const { orders, ask } = setUp(() => page.response);
    const { placeholders, response } = ask();
    const inside = orders[0]?.placeholders.nonce ?? '';
    page.send(`<style nonce="${inside.slice(0, 7)}`);
    page.send(`${inside.slice(7)}"></style>${inside.slice(0, 3)}`);
    page.end();
    expect(await (await response).text()).toBe(`<style nonce="${placeholders.nonce}"></style>${inside.slice(0, 3)}`);
  });
});

describe('concurrent viewers of a page', () => {
  it('share one render, from its beginning and as it is streamed', async () => {
    const page = slowPage();
    const { orders, ask } = setUp(() => page.response);
    page.send('<p>shell</p>');
    const readers = await Promise.all([ask(), ask()].map(async ({ response }) => (await response).body?.getReader()));
    for (const reader of readers) expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('<p>shell</p>');
    const late = ask();
    page.send('<p>late</p>');
    page.end();
    for (const reader of readers) expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('<p>late</p>');
    expect(await (await late.response).text()).toBe('<p>shell</p><p>late</p>');
    expect(orders).toHaveLength(1);
  });

  it('continue when one leaves; when all have left, the render is aborted and nothing is cached', async () => {
    const page = slowPage();
    const { orders, cache, ask } = setUp(() => page.response);
    const leaving = [new AbortController(), new AbortController()];
    for (const { signal } of leaving) void ask('en /', { signal });
    leaving[0]?.abort();
    expect(orders[0]?.signal.aborted).toBe(false);
    leaving[1]?.abort();
    expect(orders[0]?.signal.aborted).toBe(true);
    page.end();
    await settled();
    expect(cache.has('en /')).toBe(false);
    void ask();
    expect(orders).toHaveLength(2);
  });

  it('receive no streamed page when they are robots', async () => {
    const { orders, ask } = setUp(() => slowPage().response);
    void ask();
    void ask('en /', { whole: true });
    expect(orders.map(({ whole }) => whole)).toEqual([false, true]);
  });

  it('all receive the error of a failed render', async () => {
    const { cache, ask } = setUp(() => {
      throw new Error('no gateway');
    });
    const responses = await Promise.allSettled([ask().response, ask().response]);
    expect(responses.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(cache.has('en /')).toBe(false);
  });
});

describe('the page cache does not store', () => {
  const cookie = { ...html, 'Set-Cookie': 'pc_user=somebody' };
  it.each([
    ['a page that is not there', () => new Response('lost', { status: 404, headers: html })],
    ['a redirect', () => new Response(null, { status: 302, headers: { Location: '/maintain/maintain' } })],
    ['a fault', () => new Response('broken', { status: 500, headers: html })],
    ['what is no page', () => new Response('{}', { headers: { 'Content-Type': 'application/json' } })],
    ['a page that sets a cookie', () => new Response('mine', { headers: cookie })],
    ['a page larger than a megabyte', () => new Response('x'.repeat(1024 * 1024 + 1), { headers: html })],
  ])('%s', async (_what, page) => {
    const { orders, cache, ask, read } = setUp(page);
    const response = await ask().response;
    expect(response.status).toBe(page().status);
    expect(response.headers.has('Set-Cookie')).toBe(false);
    await response.text();
    await settled();
    expect(cache.has('en /')).toBe(false);
    await read();
    expect(orders).toHaveLength(2);
  });

  it('a page with a part that fails after its head was sent', async () => {
    const page = slowPage();
    const { orders, cache, ask } = setUp(() => page.response);
    const response = await ask().response;
    page.send('shell');
    if (orders[0]) orders[0].renderStatus.failed = true;
    page.end();
    expect(await response.text()).toBe('shell');
    await settled();
    expect(cache.has('en /')).toBe(false);
  });

  it('a page that breaks off', async () => {
    const page = slowPage();
    const { cache, ask } = setUp(() => page.response);
    const response = await ask().response;
    page.breakOff();
    await expect(response.text()).rejects.toThrow('broken off');
    await settled();
    expect(cache.has('en /')).toBe(false);
  });

  it('a streamed page: it is rendered again completely in the background', async () => {
    const { orders, read, fill } = setUp(({ whole, renderStatus }, count) => {
      renderStatus.streamed = !whole;
      return new Response(`page ${count}`, { headers: html });
    });
    await fill();
    expect(orders.map(({ whole }) => whole)).toEqual([false, true]);
    expect(await read()).toBe('page 2');
  });
});
