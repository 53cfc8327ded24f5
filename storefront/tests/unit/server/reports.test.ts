import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { createServer } from '../../../server/create-server.ts';
import { findPublicQuery } from '../../support/server.ts';

async function logOf(run: (app: Awaited<ReturnType<typeof createServer>>) => Promise<unknown>) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const application = { renderPage: async () => new Response('page'), isMallClosed: async () => false, findPublicQuery };
  const app = await createServer({ config: readConfig({}), application, logger: { stream } });
  await run(app);
  await app.close();
  return lines.join('');
}

const report = {
  'csp-report': {
    'document-uri': 'http://localhost:3000/homeList/homeList?searchName=private',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?secret=1',
  },
};
const headers = { 'content-type': 'application/csp-report', 'sec-fetch-site': 'same-origin' };

describe('CSP reports', () => {
  it('are logged without queries', async () => {
    const log = await logOf((app) => app.inject({ method: 'POST', url: '/csp-report', headers, payload: JSON.stringify(report) }));
    expect(log).toContain(
      '"directive":"script-src-elem","blocked":"https://evil.example/x.js","page":"http://localhost:3000/homeList/homeList"',
    );
    expect(log).not.toMatch(/private|secret/);
  });

  it('are dropped when they are too many, too large or invalid', async () => {
    const log = await logOf(async (app) => {
      for (let count = 0; count < 70; count += 1) {
        expect((await app.inject({ method: 'POST', url: '/csp-report', headers, payload: JSON.stringify(report) })).statusCode).toBe(204);
      }
      const large = { ...report, padding: 'x'.repeat(20_000) };
      expect((await app.inject({ method: 'POST', url: '/csp-report', headers, payload: JSON.stringify(large) })).statusCode).toBe(413);
      expect((await app.inject({ method: 'POST', url: '/csp-report', headers, payload: 'nonsense' })).statusCode).toBe(400);
    });
    expect(log.match(/policy violated/g)).toHaveLength(60);
  });
});

describe('the log', () => {
  it('contains path and status, no query, no cookie', async () => {
    const log = await logOf((app) => app.inject({ url: '/products?searchName=private', headers: { cookie: 'pc_user=token-secret' } }));
    expect(log).toContain('"path":"/products","status":200');
    expect(log).not.toMatch(/private|secret/);
  });
});
