import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort, type RunningStorefront, startStorefront } from './storefront.ts';

/** The name of the first sample product in the languages of the tests. */
export const sampleProduct = { en: 'Cloud Cleansing Milk', zh: '云絮洁面乳' } as const;

const root = join(import.meta.dirname, '..', '..', '..');

/** The storefront in front of the mock server, as `npm run start:mock` runs the two. */
export interface MockMall extends RunningStorefront {
  /** The address of the mock server's control interface, without a path. */
  readonly mockUrl: string;
}

/** Starts both in separate processes. */
export async function startMockMall(): Promise<MockMall> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--conditions=source', 'mock-server/src/main.ts', '--quiet'], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, MOCK_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const isReady = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)]);
  if (!isReady) throw new Error('The mock server did not start');
  const mockUrl = `http://127.0.0.1:${port}`;
  const shop = await startStorefront({ GATEWAY_URL: `${mockUrl}/api/`, MALL_MOCK_SESSIONS: '1', MALL_TRUST_PROXY: '1' });
  return {
    ...shop,
    mockUrl,
    stop: async (signal) => {
      const code = await shop.stop(signal);
      child.kill();
      await ended;
      return code;
    },
  };
}

/** The behavior of the mock server, in the format of its README: rules, or a named scenario. */
export type Play = { readonly scenario: string } | { readonly rules: readonly object[] };

/** Returns the origin of the shop in front of the mock server. */
export function mockOrigin(): string {
  const address = process.env.MALL_TEST_MOCK_ORIGIN;
  if (!address) throw new Error('globalSetup did not run');
  return address;
}

/** Sets the mock server's behavior for this browser only; calling it again replaces it. */
export async function play(page: Page, played: Play): Promise<void> {
  const origin = mockOrigin();
  const known = (await page.context().cookies(origin)).find(({ name }) => name === 'mall_mock');
  const key = known?.value ?? crypto.randomUUID();
  await page.context().addCookies([{ name: 'mall_mock', value: key, url: origin }]);
  const response = await fetch(`${process.env.MALL_TEST_MOCK_URL}/control?key=${key}`, { method: 'PUT', body: JSON.stringify(played) });
  if (!response.ok) throw new Error(await response.text());
}

/** Gives the browser a session; the mock server authenticates nobody. */
export async function beCustomer(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'pc_user', value: 'session-of-a-customer-at-the-mock', url: mockOrigin(), httpOnly: true }]);
}
