import { randomBytes } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';

/** Returns the origin of the tested storefront. */
export function origin(): string {
  const address = process.env.MALL_TEST_ORIGIN;
  if (!address) throw new Error('globalSetup did not run');
  return address;
}

/** The messages and violations of a watched page. */
export interface Watched {
  /** Console errors and warnings, uncaught errors, violations of the Content-Security-Policy. */
  readonly faults: string[];
  /** The violations of the Content-Security-Policy that the browser reported, also in tests that expect other faults. */
  readonly reports: string[];
}

function watch(page: Page): Watched {
  const faults: string[] = [];
  const reports: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/csp-report') reports.push(request.postData() ?? 'a report');
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  return { faults, reports };
}

/** Returns the sum of the layout shifts of this page so far. */
export async function layoutShift(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
}

/** Resolves when React has hydrated the page, its forms too: parts behind a Suspense boundary follow the page itself. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [document.body, ...document.querySelectorAll('main form')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  );
}

const consentGiven = {
  name: 'cookie_consent',
  value: 'necessary',
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
};

/** A test whose page is watched from the start; it fails at the end when the page had faults. */
export const test = base.extend<{ watched: Watched }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  baseURL: async ({}, use) => use(origin()),
  // Each test has its own network address: rate limits count addresses, and all tests run on this machine.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': [10, ...randomBytes(3)].join('.') }),
  // Consent is given in advance, because the dialog would cover the tested parts.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  storageState: async ({}, use) => use({ cookies: [consentGiven], origins: [] }),
  watched: [
    async ({ page }, use) => {
      const watched = watch(page);
      await use(watched);
      expect(watched.faults).toEqual([]);
      expect(watched.reports).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
