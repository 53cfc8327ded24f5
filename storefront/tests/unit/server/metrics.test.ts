import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { createServer } from '../../../server/create-server.ts';
import { createMetrics, routeOf } from '../../../server/metrics.ts';
import { createMetricsServer } from '../../../server/metrics-server.ts';
import { findPublicQuery } from '../../support/server.ts';

const html = { 'Content-Type': 'text/html; charset=utf-8' };

describe('the metrics', () => {
  it('count responses by page and status, cached pages, and pages being rendered', async () => {
    const metrics = createMetrics();
    const application = {
      renderPage: async () => new Response('<!doctype html>', { headers: html }),
      isMallClosed: async () => false,
      findPublicQuery,
    };
    const app = await createServer({ config: readConfig({}), application, logger: false, metrics });
    for (const path of ['/', '/', '/homedetail/homedetail?id=1', '/healthz', '/no/such/page']) await app.inject(path);
    const server = createMetricsServer(metrics);
    const { body, headers } = await server.inject('/metrics');
    const lines = body.split('\n');
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(lines).toContain('mall_shop_responses_total{route="/",status="200"} 2');
    expect(lines).toContain('mall_shop_responses_total{route="/homedetail/homedetail",status="200"} 1');
    expect(lines).toContain('mall_shop_responses_total{route="other",status="200"} 2');
    expect(lines).toContain('mall_shop_page_cache_total{result="hit"} 1');
    expect(lines).toContain('mall_shop_renders{state="running"} 0');
    expect(lines).toContain('mall_shop_shed_total 0');
    await server.close();
    await app.close();
  });

  it.each([
    ['/products', '/products'],
    ['/products.data', '/products.data'],
    ['/media/product/1.jpg', '/media/'],
    ['/assets/root-abc.js', '/assets/'],
    ['/wp-login.php', 'other'],
    ['/products/x', 'other'],
  ])('count %s as %s', (path, route) => {
    expect(routeOf(path)).toBe(route);
  });
});
