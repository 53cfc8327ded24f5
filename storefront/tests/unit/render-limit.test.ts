import { describe, expect, it, vi } from 'vitest';
import { makeServer } from '../support/server.ts';

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const fromOurPage = { 'sec-fetch-site': 'same-origin' };

describe('more pages than the server renders at once', () => {
  /** Fills every place for views with pages that wait, and answers what comes beyond. */
  async function overload() {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let rendering = 0;
    const app = await makeServer({}, async (request) => {
      rendering += 1;
      if (request.method === 'GET' && new URL(request.url).searchParams.has('held')) await released;
      return new Response('<!doctype html>', { headers: html });
    });
    const held = Array.from({ length: 24 }, (_, at) => app.inject(`/login/register?held=${at}`));
    await vi.waitFor(() => expect(rendering).toBe(8));
    return { app, held, release };
  }

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

  it('do not keep anybody from buying, and health from being answered', async () => {
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
  /** Blocks the event loop again and again for so many milliseconds; gives what ends it. */
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

  it('refuses views with a readable page, renders checkout, answers health, and renders views again afterwards', async () => {
    const app = await makeServer();
    const statusOf = async (url: string) => (await app.inject(url)).statusCode;
    const end = block(800);
    try {
      // On a busy machine the delay may pass the threshold of buying for a moment, too.
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
    }
    await vi.waitFor(async () => expect(await statusOf('/login/register')).toBe(200), { timeout: 20_000 });
    await app.close();
  }, 60_000);
});
