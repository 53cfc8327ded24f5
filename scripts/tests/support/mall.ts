import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { CommandResult, Settings } from './command.ts';

/** The last line of the welcome. */
export const ready = 'Ctrl-C stops everything';

/** Expects one sentence on standard error, exit code 1, and no other output or internal details. */
export function expectRefusal({ code, stdout, stderr }: CommandResult, message: RegExp): void {
  const errorLines = stderr.split('\n').filter((line) => line !== '' && !line.endsWith('…'));
  expect(errorLines, stderr).toHaveLength(1);
  expect(errorLines[0]).toMatch(/^[A-Z].*[^.]\.$/);
  expect(errorLines[0]).toMatch(message);
  expect(stdout).toBe('');
  expect(code).toBe(1);
}

/** Expects that shop and gateway sell a product, with the data of this folder. */
export async function expectOpen({ PORT, GATEWAY_PORT }: Settings): Promise<void> {
  const page = await fetch(`http://localhost:${PORT}/homedetail/homedetail?id=1001`);
  expect(page.status).toBe(200);
  const body = new URLSearchParams({ api: 'mall.Product.index', pro_id: '1001' });
  const response = await fetch(`http://localhost:${GATEWAY_PORT}/api/`, { method: 'POST', body });
  expect(await response.json()).toMatchObject({ code: '200' });
  expect(await page.text()).toContain('<h1');
}

/** Expects that both ports are free, and that no trace of a running mall is left in its folder. */
export async function expectClosed({ PORT, GATEWAY_PORT, MALL_DATA_DIR = '' }: Settings): Promise<void> {
  for (const port of [PORT, GATEWAY_PORT]) (await occupy(Number(port))).close();
  expect(['gateway.pid', 'admin.sock'].filter((file) => existsSync(join(MALL_DATA_DIR, file)))).toEqual([]);
}

/** Occupies a port. Rejects when it is in use. */
export async function occupy(port: number): Promise<{ close: () => void }> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return { close: () => server.close() };
}

/** Returns the process id of a service, from the gateway's lock or the shop's log. */
export function processOf(service: 'gateway' | 'storefront', { MALL_DATA_DIR = '' }: Settings): Promise<number> {
  const read = (path: string) => readFileSync(join(MALL_DATA_DIR, path), 'utf8');
  return vi.waitFor(() => {
    const pid =
      service === 'gateway'
        ? Number.parseInt(read('gateway.pid'), 10)
        : Number([...read('logs/storefront.log').matchAll(/"pid":(\d+)/g)].at(-1)?.[1]);
    // The id of an earlier run belongs to no process any more.
    expect(process.kill(pid, 0)).toBe(true);
    return pid;
  }, 30_000);
}
