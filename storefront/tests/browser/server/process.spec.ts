import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startStorefront } from '../../support/storefront.ts';

// The process is the same whatever the width of the browser.
/** Starts the server with invalid settings and waits for its exit. */
async function failToStart(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '..', '..', '..'),
    env: { PATH: process.env.PATH, ...environment },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += String(chunk);
  });
  await once(child, 'exit');
  return { code: child.exitCode, said };
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`exits without errors on ${signal}`, { tag: signal === 'SIGINT' ? '@matrix' : [] }, async () => {
    const shop = await startStorefront();
    const page = await fetch(shop.origin);
    expect(page.status).toBe(200);
    // Read completely: an unfinished response would delay the exit.
    await page.text();
    expect(await shop.stop(signal)).toBe(0);
    const stopping = shop.log.findIndex((line) => line.includes('"stopping"'));
    expect(stopping).toBeGreaterThan(0);
    expect(shop.log.slice(stopping + 1).filter((line) => !line.includes('"answered"'))).toEqual([]);
  });
}

test('reports in one sentence that its port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = address !== null && typeof address === 'object' ? String(address.port) : '';
  const { code, said } = await failToStart({ PORT: port });
  other.close();
  expect(code).toBe(1);
  expect(said).toBe(`Port ${port} on 127.0.0.1 is in use by another program; stop it or set PORT to another number.\n`);
});

test('reports in one sentence which setting is invalid', async () => {
  expect(await failToStart({ PORT: 'abc' })).toEqual({ code: 1, said: 'PORT is "abc". Expected a port from 0 to 65535.\n' });
});

test('serves built files compressed and immutable', async () => {
  const shop = await startStorefront();
  const html = await (await fetch(shop.origin)).text();
  const script = /\/assets\/entry\.client-[\w-]+\.js/.exec(html)?.[0];
  const response = await fetch(shop.origin + script, { headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect((await fetch(`${shop.origin}/favicon.svg`)).headers.get('content-type')).toBe('image/svg+xml');
  await shop.stop();
});
