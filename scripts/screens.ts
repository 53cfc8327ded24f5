/** `npm run screens`: pictures of every screen of the demo mall, at 1440 and 390 pixels, in English and Chinese, as WebP in docs/screens. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { ensureChromium, freePort } from './lib/machine.ts';
import { fail, root, say, startService, stopServices, untilReady } from './lib/processes.ts';
import { buildStorefront } from './lib/storefront-build.ts';

/** The screens by the name of their picture. Those of a customer come after the visitor's. */
const screens: Readonly<Record<'visitor' | 'customer', Readonly<Record<string, string>>>> = {
  visitor: {
    home: '/',
    products: '/products',
    search: '/homeList/homeList?searchName=cream',
    shops: '/homeList/mchList',
    shop: '/mch/mch?id=1',
    product: '/homedetail/homedetail?id=1001',
    'flash-sale': '/seconds',
    coupons: '/coupon/coupon',
    about: '/my/aboutUs?type=our_story',
    accessibility: '/my/aboutUs?type=accessibility',
    help: '/my/aboutUs?type=return_policy',
    cart: '/shoppingCart/shoppingCart',
    'sign-in': '/login/login',
    register: '/login/register',
    'forgotten-password': '/login/forgetPassword',
    lost: '/nothing',
  },
  customer: {
    'apply-shop': '/mch/applyShop',
    account: '/my/my/myLoad',
    orders: '/my/my/myOrder',
    addresses: '/my/my/myaddress',
    membership: '/my/my/memberCenter',
    messages: '/my/my/message',
    points: '/my/my/myintegral',
    profile: '/my/my/myinfor',
    security: '/my/my/security',
  },
};

const widths = [1440, 390] as const;
const languages = ['en', 'zh'] as const;

/** A picture ends here, however long its page is. */
const tallest = { 1440: 2700, 390: 2000 } as const;
const quality = 55;
const mostBytes = 10_000_000;

const captcha = 'pictures of screens';
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const folder = join(root, 'docs', 'screens');

interface Mall {
  readonly origin: string;
  readonly gateway: string;
}

/** Signs the demo's customer in, past the form. */
async function signIn(context: BrowserContext, { origin, gateway }: Mall): Promise<void> {
  const ask = async (form: Record<string, string>): Promise<Record<string, unknown>> =>
    (await (await context.request.post(`${gateway}?store_id=1&store_type=6`, { form })).json()).data;
  const { code } = await ask({ api: 'mall.Login.getCode' });
  const { access_id: session } = await ask({
    api: 'mall.Login.login',
    type: '3',
    phone: 'shopper01',
    password: 'mall2026',
    imgCode: captcha,
    verificationCode: String(code),
  });
  await context.addCookies([{ name: 'pc_user', value: String(session), url: origin, httpOnly: true }]);
}

/** Something to see in the cart. */
async function fillCart(context: BrowserContext, { origin }: Mall): Promise<void> {
  for (const id of [1011, 1013])
    await context.request.post(`${origin}/homedetail/homedetail?id=${id}`, {
      form: { intent: 'add', num: '1' },
      headers: { Origin: origin },
    });
}

/** All pictures of a page, also those that come when somebody acts, or comes near them. */
const picturesThere = `Promise.all([...document.images].map((picture) => {
  picture.loading = 'eager';
  return picture.decode().catch(() => undefined);
}))`;

/** Nothing waits for its script any more, and all pictures are there. */
async function waitForAll(page: Page): Promise<void> {
  await page.mouse.move(200, 5);
  await page.locator('[data-asleep]').first().waitFor({ state: 'detached' });
  await page.evaluate(picturesThere);
  await page.waitForLoadState('networkidle');
}

async function takePicture(page: Page, file: string, width: (typeof widths)[number]): Promise<void> {
  await waitForAll(page);
  const whole = await page.evaluate<number>('document.documentElement.scrollHeight');
  const height = Math.min(whole, tallest[width]);
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

async function takeAll(mall: Mall): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const width of widths) {
      for (const language of languages) {
        for (const who of ['visitor', 'customer'] as const) {
          const context = await browser.newContext({ userAgent, viewport: { width, height: width === 390 ? 844 : 900 } });
          const cookies = { currentLang: language, cookie_consent: 'necessary' };
          await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: mall.origin })));
          await (who === 'customer' ? signIn(context, mall) : fillCart(context, mall));
          const page = await context.newPage();
          for (const [name, path] of Object.entries(screens[who])) {
            await page.goto(mall.origin + path, { waitUntil: 'networkidle' });
            await takePicture(page, join(folder, `${name}-${width}-${language}.webp`), width);
          }
          await context.close();
        }
        say(`pictures ${width} ${language}`);
      }
    }
  } finally {
    await browser.close();
  }
}

/** A mall of its own, on data that go with it. */
async function main(): Promise<void> {
  if (!(await buildStorefront())) throw new Error('The storefront could not be built');
  const data = mkdtempSync(join(tmpdir(), 'mall-screens-'));
  const [port, gatewayPort] = [await freePort(), await freePort()];
  const mall = { origin: `http://localhost:${port}`, gateway: `http://127.0.0.1:${gatewayPort}/api/` };
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
    await takeAll(mall);
  } finally {
    await stopServices(services);
    rmSync(data, { recursive: true });
  }
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  say(`docs/screens: ${(bytes / 1_000_000).toFixed(1)} MB`);
  if (bytes > mostBytes) throw new Error(`The pictures weigh more than ${mostBytes / 1_000_000} MB together`);
}

await main().catch(fail);
