import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { createServer } from '../../../server/create-server.ts';
import { findPublicQuery, makeServer } from '../../support/server.ts';

describe('the health checks', () => {
  it('report ready until the shop is about to close, and alive afterwards', async () => {
    let closing = false;
    const application = {
      renderPage: async () => new Response(''),
      isMallClosed: async () => false,
      findPublicQuery,
    };
    const app = await createServer({ config: readConfig({}), application, logger: false, isClosing: () => closing });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    closing = true;
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'closing' }]);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/products')).statusCode).toBe(200);
    await app.close();
  });

  it('respond without an Origin header, and without metrics on this port', async () => {
    const application = 'no page of this name';
    const app = await makeServer({}, async () => new Response(application, { status: 404 }));
    expect((await app.inject('/metrics')).body).toBe(application);
    await app.close();
  });
});
