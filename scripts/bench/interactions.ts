/** Measures the interaction to next paint (INP) of shoppers' interactions on a phone and a desktop whose CPU is slowed four times. */
import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { userAgent } from '../lib/chromium.ts';
import { log } from '../lib/processes.ts';
import { ensureChromium } from '../lib/services/system-packages.ts';
import { readBenchOptions } from './options.ts';
import { withRunningMall } from './running-mall.ts';

/** The maximum in milliseconds. */
const gate = 100;
const cpuSlowdown = 4;
/** An interaction that the browser presents within a frame has no entry. */
const shortestEntry = 16;

interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly width?: number;
  /** Prepares the page before the CPU is slowed. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

const product = '/homedetail/homedetail?id=1011';
const cart = '/shoppingCart/shoppingCart';
const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to cart' }).first().click();

/** Puts a product into the cart, and opens it. */
async function fillCart(page: Page): Promise<void> {
  await page.goto(new URL(product, page.url()).href);
  await untilHydrated(page);
  await Promise.all([page.waitForResponse((response) => response.request().method() === 'POST'), addToCart(page)]);
  await page.goto(new URL(cart, page.url()).href);
  await untilHydrated(page);
}

const interactions: readonly Interaction[] = [
  { name: 'open the menu', path: '/products', width: 390, act: (page) => page.locator('header details > summary').first().click() },
  {
    name: 'type in the search',
    path: '/',
    act: (page) => page.locator('header input[name="searchName"]').first().pressSequentially('cre'),
  },
  {
    name: 'choose a SKU',
    path: '/homedetail/homedetail?id=1001',
    act: (page) => page.locator('main form fieldset label').nth(1).click(),
  },
  { name: 'add to the cart', path: product, act: addToCart },
  {
    name: 'change a quantity',
    path: '/',
    prepare: fillCart,
    act: (page) => page.getByRole('button', { name: 'Increase quantity' }).first().click(),
  },
  {
    name: 'open a dialog',
    path: product,
    act: (page) => page.getByRole('main').getByRole('region').first().getByRole('link').first().click(),
  },
  { name: 'switch a tab', path: '/login/login', act: (page) => page.getByRole('link', { name: 'With code' }).click() },
];

const webVitals = readFileSync(new URL('../../node_modules/web-vitals/dist/web-vitals.iife.js', import.meta.url), 'utf8');

/** As a text, because scripts are checked without the types of a browser. */
const isHydrated = `[document.body, ...document.querySelectorAll('main form')].every((element) =>
  Object.keys(element).some((key) => key.startsWith('__react')))`;

const untilHydrated = (page: Page) => page.waitForFunction(isHydrated);

export async function benchInteractions(): Promise<void> {
  await withRunningMall(async ({ port }) => {
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
    for (const interaction of interactions) {
      const durations: number[] = [];
      for (let run = 0; run < readBenchOptions().runs; run += 1)
        durations.push(await measureInteraction(browser, `http://localhost:${port}`, interaction));
      const median = durations.toSorted((a, b) => a - b)[Math.floor(durations.length / 2)] ?? Number.NaN;
      log(`${interaction.name.padEnd(20)} INP ${median.toFixed(0).padStart(4)} ms (${durations.join(', ')}; gate ${gate} ms)`);
    }
    await browser.close();
  });
}

async function measureInteraction(browser: Browser, origin: string, { path, width = 1440, prepare, act }: Interaction): Promise<number> {
  // The page's policy forbids the evaluation of texts, by which the benchmark waits.
  const context = await browser.newContext({ userAgent, locale: 'en-US', viewport: { width, height: 844 }, bypassCSP: true });
  await context.addCookies([{ name: 'cookie_consent', value: 'necessary', url: origin }]);
  await context.addInitScript(
    `${webVitals}\nwebVitals.onINP(({ value }) => { globalThis.interactionToNextPaint = value; }, { reportAllChanges: true, durationThreshold: ${shortestEntry} });`,
  );
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await untilHydrated(page);
  await prepare?.(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await act(page);
  // The library reports when the page is idle; not at all for an interaction that is presented within a frame.
  const reported = await page.waitForFunction('globalThis.interactionToNextPaint', undefined, { timeout: 5000 }).catch(() => undefined);
  const duration = Number(await reported?.jsonValue());
  await context.close();
  return Math.max(duration || 0, shortestEntry);
}
