/**
 * `npm run screens`: captures every screen of the demo mall, at 1440 and 390 pixels, in English and Chinese, as WebP in build/screens.
 * `npm run screens -- home cart` captures only those, `--out FOLDER` writes into another folder.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { userAgent } from './lib/chromium.ts';
import { readCommandLine } from './lib/command-line.ts';
import { log, printError, root, startService, stopServices, untilReady } from './lib/processes.ts';
import { type CaptureGroup, captcha, captureGroups, fillCart, type Mall, resolvePath, signIn } from './lib/screen-captures.ts';
import { freePort } from './lib/services/free-port.ts';
import { buildStorefront } from './lib/services/storefront-build.ts';
import { ensureChromium } from './lib/services/system-packages.ts';

const { positionals, values } = readCommandLine({ allowPositionals: true, options: { out: { type: 'string' } } });

/** The screens named on the command line; empty for all. */
const requestedScreens = positionals;
const folder = resolve(root, values.out ?? join('build', 'screens'));

const widths = [1440, 390] as const;
const languages = ['en', 'zh'] as const;

/** The maximum height of an image. */
const maxHeights = { 1440: 2700, 390: 2000 } as const;
const quality = 55;

/** Resolves when all images of a page have loaded, including lazy ones. */
const loadAllImages = `Promise.all([...document.images].map((image) => {
  image.loading = 'eager';
  return image.decode().catch(() => undefined);
}))`;

/** Waits until all deferred scripts and all images have loaded. */
async function waitForAll(page: Page): Promise<void> {
  await page.mouse.move(200, 5);
  await page.locator('[data-asleep]').first().waitFor({ state: 'detached' });
  await page.evaluate(loadAllImages);
  await page.waitForLoadState('networkidle');
}

async function captureScreen(page: Page, file: string, width: (typeof widths)[number]): Promise<void> {
  await waitForAll(page);
  // An overlay covers the window, not the page.
  const isCovered = await page.getByRole('dialog').isVisible();
  const fullHeight = await page.evaluate<number>(isCovered ? 'window.innerHeight' : 'document.documentElement.scrollHeight');
  const height = Math.min(fullHeight, maxHeights[width]);
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  await browser.detach();
  writeFileSync(file, Buffer.from(data, 'base64'));
}

/** Captures the screens of a group, in each width and language. */
async function captureGroup(browser: Browser, mall: Mall, { user: who, screens, prepare: before }: CaptureGroup): Promise<void> {
  await before?.(await browser.newContext(), mall);
  const screensToCapture = Object.entries(screens).filter(([name]) => requestedScreens.length === 0 || requestedScreens.includes(name));
  for (const width of screensToCapture.length > 0 ? widths : []) {
    for (const language of languages) {
      const context = await browser.newContext({ userAgent, viewport: { width, height: width === 390 ? 844 : 900 } });
      const cookies = { currentLang: language, cookie_consent: 'necessary' };
      await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: mall.origin })));
      await (who === 'customer' ? signIn(context, mall) : fillCart(context, mall));
      const page = await context.newPage();
      for (const [name, path] of screensToCapture) {
        await page.goto(mall.origin + (await resolvePath(path, context, mall)), { waitUntil: 'networkidle' });
        if (name.endsWith('-dialog')) await page.getByRole('dialog').waitFor();
        await captureScreen(page, join(folder, `${name}-${width}-${language}.webp`), width);
      }
      await context.close();
      log(`images ${screensToCapture.map(([name]) => name).join(', ')}: ${width} ${language}`);
    }
  }
}

async function captureAll(mall: Mall): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const group of captureGroups) await captureGroup(browser, mall, group);
  } finally {
    await browser.close();
  }
}

/** Uses a separate mall, whose data is deleted afterwards. */
async function main(): Promise<void> {
  if (!(await buildStorefront())) throw new Error('The storefront could not be built');
  const data = mkdtempSync(join(tmpdir(), 'mall-screens-'));
  const [port, gatewayPort] = [await freePort(), await freePort()];
  const mall = { data, origin: `http://localhost:${port}`, gateway: `http://127.0.0.1:${gatewayPort}/api/` };
  const env = {
    MALL_DATA_DIR: data,
    PORT: String(port),
    GATEWAY_PORT: String(gatewayPort),
    GATEWAY_URL: mall.gateway,
    MALL_PUBLIC_URL: mall.origin,
    MALL_CAPTCHA_ANSWER: captcha,
    MALL_LOG_LEVEL: 'error',
  };
  const services = [startService('gateway', ['--conditions=source', 'packages/gateway/src/main.ts'], env, data)];
  try {
    for (const service of services) await untilReady(service);
    const storefront = startService('storefront', ['--conditions=source', 'storefront/server/main.ts'], env, data);
    services.push(storefront);
    await untilReady(storefront);
    await captureAll(mall);
  } finally {
    await stopServices(services);
    rmSync(data, { recursive: true });
  }
  log(`The images are in ${folder}`);
}

await main().catch(printError);
