import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { makeServer } from '../../support/server.ts';

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const fromOurPage = { 'sec-fetch-site': 'same-origin' };

/** Requests pages whose rendering waits until it is released; resolves when the expected number is being rendered. */
async function holdPages(count: number, expected: number) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let rendering = 0;
  const app = await makeServer({}, async (request) => {
    rendering += 1;
    if (request.method === 'GET' && new URL(request.url).searchParams.has('held')) await released;
    return new Response('<!doctype html>', { headers: html });
  });
  const held = Array.from({ length: count }, (_, index) => app.inject(`/login/register?held=${index}`));
  await vi.waitFor(() => expect(rendering).toBe(expected));
  return { app, held, release };
}

describe('more pages than the server can render', () => {
  /** Occupies every render slot for views, and every place in their queue. */
  const overload = () => holdPages(24, 8);

  it('are refused with 503, Retry-After and a page in the visitor’s language', async () => {
    const { app, held, release } = await overload();
    const refused = await app.inject({ url: '/products?amount=1-2&sort=unknown', headers: { cookie: 'currentLang=zh' } });
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([503, '2', 'no-store']);
    expect(refused.body).toContain('<html lang="zh');
    expect(refused.body).toContain('当前访问人数较多');
    release();
    expect(new Set((await Promise.all(held)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await app.inject('/login/register')).statusCode).toBe(200);
    await app.close();
  });

  it('do not block buying or health checks', async () => {
    const { app, held, release } = await overload();
    for (const path of ['/shoppingCart/shoppingCart', '/pay/payDetails', '/pay/payDetails.data', '/login/login'])
      expect([path, (await app.inject(path)).statusCode]).toEqual([path, 200]);
    const sent = await app.inject({ method: 'POST', url: '/homedetail/homedetail?id=1011', headers: fromOurPage });
    expect(sent.statusCode).toBe(200);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    release();
    await Promise.all(held);
    await app.close();
  });
});

describe('a delayed event loop', () => {
  /** Blocks the event loop repeatedly for this many milliseconds; returns the function that ends it. */
  function block(ms: number): () => void {
    let immediate: NodeJS.Immediate;
    const again = () => {
      const until = performance.now() + ms;
      while (performance.now() < until);
      immediate = setImmediate(again);
    };
    again();
    return () => clearImmediate(immediate);
  }

  it('renders a page while no other is being rendered', async () => {
    const app = await makeServer();
    const end = block(800);
    try {
      // The delay is measured once per second.
      for (let turn = 0; turn < 4; turn += 1) await turnOfEventLoop();
      expect((await app.inject('/login/register')).statusCode).toBe(200);
    } finally {
      end();
    }
    await app.close();
  }, 60_000);

  it('refuses views while others are rendered, but not the checkout or health checks, and recovers afterwards', async () => {
    const { app, release } = await holdPages(1, 1);
    const statusOf = async (url: string) => (await app.inject(url)).statusCode;
    const end = block(800);
    try {
      // On a busy machine the delay may briefly exceed the threshold of buying too.
      await vi.waitFor(
        async () => {
          const refused = await app.inject({ url: '/login/register', headers: { cookie: 'currentLang=zh' } });
          expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
          expect(refused.body).toContain('当前访问人数较多');
          expect(await statusOf('/pay/payDetails')).toBe(200);
          expect(await statusOf('/healthz')).toBe(200);
        },
        { timeout: 30_000 },
      );
    } finally {
      end();
      release();
    }
    await vi.waitFor(async () => expect(await statusOf('/login/register')).toBe(200), { timeout: 20_000 });
    await app.close();
  }, 60_000);
});
