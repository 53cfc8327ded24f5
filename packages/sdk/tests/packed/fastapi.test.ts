/** The program for FastAPI in the guide of the Python package, with FastAPI of Debian. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningMock, startMock } from '../support/mock.ts';
import { startServer } from '../support/serve.ts';
import { folder, inConsumers, run } from './consumers.ts';
import { ensureProgram } from './toolchain.ts';

/** Python of Debian, which has the modules of Debian's packages. */
const python = '/usr/bin/python3';
let mock: RunningMock;

beforeAll(async () => {
  await ensureProgram(python, '--version', 'python3');
  for (const [module, debianPackage] of [
    ['fastapi', 'python3-fastapi'],
    ['httpx', 'python3-httpx'],
  ] as const)
    await ensureProgram(python, `-cimport ${module}`, debianPackage);
  const guide = readFileSync(inConsumers('@mall/sdk/clients/python/README.md'), 'utf8');
  const [, program = ''] = /^```python title="main\.py"\n([\s\S]*?)^```$/m.exec(guide) ?? [];
  await writeFile(join(folder, 'main.py'), program);
  mock = await startMock('--require-session');
});
afterAll(() => mock?.stop());

/** Adds a product to the cart with the session in a cookie; returns the HTTP status and the cookie of the response. */
async function addToCart(baseUrl: string): Promise<readonly [status: string | undefined, cookie: string | undefined]> {
  const program = `
from fastapi.testclient import TestClient
import main
# FastAPI before 0.93, such as Debian's, ignores the argument.
main.app.router.lifespan_context = main.lifespan
with TestClient(main.app) as client:
    response = client.post("/cart/10011?pro_id=1001", headers={"Cookie": "mall=ended"})
    print(response.status_code)
    print(response.headers.get("set-cookie", ""))`;
  const environment = { GATEWAY_URL: baseUrl, PYTHONPATH: inConsumers('@mall/sdk/clients/python/src') };
  const [status, cookie] = (await run(python, ['-c', program], folder, environment)).split('\n');
  return [status, cookie];
}

test('the cookie gets the session that the mall issued', async () => {
  const [status, cookie] = await addToCart(mock.baseUrl);
  expect(status).toBe('200');
  expect(cookie).toMatch(/^mall=\w+; HttpOnly; Path=\/; SameSite=lax; Secure$/);
});

test('the cookie of an ended session is removed with the response of the refusal', async () => {
  const refusal = JSON.stringify({ code: '203', message: 'Sign in again.', data: null });
  const { baseUrl, stop } = await startServer((response) => response.writeHead(401).end(refusal));
  const [status, cookie] = await addToCart(baseUrl).finally(stop);
  expect(status).toBe('401');
  expect(cookie).toMatch(/^mall=""; expires=.*Max-Age=0/i);
});
