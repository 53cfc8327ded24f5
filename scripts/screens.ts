/**
 * `npm run screens`: pictures of every screen of the demo mall, at 1440 and 390 pixels, in English and Chinese, as WebP in docs/screens;
 * `npm run screens -- home cart` takes those alone.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { ensureChromium, freePort } from './lib/machine.ts';
import { fail, root, say, startService, stopServices, untilReady } from './lib/processes.ts';
import { buildStorefront } from './lib/storefront-build.ts';

const applyShop = '/mch/applyShop';

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
    'apply-shop': applyShop,
    account: '/my/my/myLoad',
    orders: '/my/my/myOrder',
    'after-sales': '/my/my/management',
    wallet: '/my/my/myWallet',
    'bank-cards': '/my/my/myBankCard',
    'my-coupons': '/my/my/mycoupon',
    saved: '/my/my/mycollection',
    similar: '/my/my/similar?pro_id=1001',
    addresses: '/my/my/myaddress',
    membership: '/my/my/memberCenter',
    'membership-dialog': '/my/my/memberCenter?open=1',
    messages: '/my/my/message',
    points: '/my/my/myintegral',
    profile: '/my/my/myinfor',
    security: '/my/my/security',
  },
};

/** The screens that were asked for by name; none: all. */
const named = process.argv.slice(2);

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
  readonly data: string;
  readonly origin: string;
  readonly gateway: string;
}

/** Calls an operation of the gateway; gives its `data`. */
async function ask({ request }: BrowserContext, { gateway }: Mall, form: Record<string, string>): Promise<Record<string, unknown>> {
  const { code, message, data } = await (await request.post(`${gateway}?store_id=1&store_type=6`, { form })).json();
  if (code !== '200') throw new Error(`${form.api}: ${message}`);
  return data;
}

/** Signs the demo's customer in, past the form; gives the session. */
async function signIn(context: BrowserContext, mall: Mall): Promise<string> {
  const { code } = await ask(context, mall, { api: 'mall.Login.getCode' });
  const { access_id: session } = await ask(context, mall, {
    api: 'mall.Login.login',
    type: '3',
    phone: 'shopper01',
    password: 'mall2026',
    imgCode: captcha,
    verificationCode: String(code),
  });
  await context.addCookies([{ name: 'pc_user', value: String(session), url: mall.origin, httpOnly: true }]);
  return String(session);
}

/** What the customer has gathered: saved products, coupons, a bank card. */
async function gather(context: BrowserContext, mall: Mall): Promise<void> {
  const access_id = await signIn(context, mall);
  for (const pro_id of ['1003', '1006', '1011', '1025']) await ask(context, mall, { api: 'mall.AddFavorites.index', access_id, pro_id });
  for (const id of ['301', '302', '303']) await ask(context, mall, { api: 'plugin.coupon.MallCoupon.receive', access_id, id });
  const card = { Cardholder: '林清', Bank_name: '招商银行', branch: '杭州西湖支行', Bank_card_number: '6214850100001234' };
  await ask(context, mall, { api: 'mall.Bank.addBank', access_id, ...card });
}

const application = {
  ...{ api: 'mch.mall.Mch.apply', name: '素月小铺', shop_information: '手工皂与护手膏', cid: '2', shop_range: '手工皂、身体油、护手霜' },
  ...{ realname: '林清', ID_number: '11010519491231002X', tel: '13800000001', shop_nature: '0' },
  ...{ city_all: '浙江省-杭州市-西湖区', address: '灵隐路 18 号茶园小筑 2 幢' },
};

/** Stands for the photographs of a document: the mall asks for a picture of some type and size, not for what is shown. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** Sends an application for a shop; with its number, sends it again. */
async function applyForShop(context: BrowserContext, mall: Mall, id = '0'): Promise<void> {
  const access_id = await signIn(context, mall);
  const imgUrls: string[] = [];
  for (const side of [1, 2]) {
    const file = { name: 'side.gif', mimeType: 'image/gif', buffer: Buffer.concat([pixel, Buffer.from([side])]) };
    const address = `${mall.gateway}?store_id=1&store_type=6&api=mall.Product.uploadImgs`;
    const { data } = await (await context.request.post(address, { multipart: { access_id, file } })).json();
    imgUrls.push(data.url);
  }
  await ask(context, mall, { ...application, access_id, id, imgUrls: imgUrls.join(',') });
}

/** Runs the back office's command; gives what it says. */
function decide({ data }: Mall, ...args: string[]): string {
  const command = ['--conditions=source', 'packages/gateway/src/admin/cli.ts', 'shop', ...args];
  return execFileSync(process.execPath, command, { cwd: root, env: { ...process.env, MALL_DATA_DIR: data } }).toString();
}

/** The number of the application that waits. */
const waiting = (mall: Mall): string => decide(mall, 'list').match(/^\d+/)?.[0] ?? '';

interface Round {
  readonly who: 'visitor' | 'customer';
  readonly screens: Readonly<Record<string, string>>;
  /** Brings about what is to be seen. */
  readonly before?: (context: BrowserContext, mall: Mall) => Promise<void>;
}

/** A mall that is new numbers from one. */
const firstApplication = '1';

const reason = '身份证反面不够清晰，请在日光下重新拍摄。';

/** One after another: each finds the mall as the one before has left it. */
const rounds: readonly Round[] = [
  { who: 'visitor', screens: screens.visitor },
  { who: 'customer', screens: screens.customer, before: gather },
  { who: 'customer', screens: { 'apply-shop-waiting': applyShop }, before: applyForShop },
  {
    who: 'customer',
    screens: { 'apply-shop-rejected': applyShop },
    before: async (_, mall) => {
      decide(mall, 'reject', waiting(mall), '--reason', reason);
    },
  },
  {
    who: 'customer',
    screens: { 'apply-shop-approved': applyShop },
    before: async (context, mall) => {
      await applyForShop(context, mall, firstApplication);
      decide(mall, 'approve', waiting(mall));
    },
  },
];

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
  // What lies over a page covers the window, not the page.
  const isCovered = await page.getByRole('dialog').isVisible();
  const whole = await page.evaluate<number>(isCovered ? 'window.innerHeight' : 'document.documentElement.scrollHeight');
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

/** The screens of a round, in each width and language. */
async function takeRound(browser: Browser, mall: Mall, { who, screens: taken, before }: Round): Promise<void> {
  await before?.(await browser.newContext(), mall);
  const wanted = Object.entries(taken).filter(([name]) => named.length === 0 || named.includes(name));
  for (const width of wanted.length > 0 ? widths : []) {
    for (const language of languages) {
      const context = await browser.newContext({ userAgent, viewport: { width, height: width === 390 ? 844 : 900 } });
      const cookies = { currentLang: language, cookie_consent: 'necessary' };
      await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: mall.origin })));
      await (who === 'customer' ? signIn(context, mall) : fillCart(context, mall));
      const page = await context.newPage();
      for (const [name, path] of wanted) {
        await page.goto(mall.origin + path, { waitUntil: 'networkidle' });
        if (name.endsWith('-dialog')) await page.getByRole('dialog').waitFor();
        await takePicture(page, join(folder, `${name}-${width}-${language}.webp`), width);
      }
      await context.close();
      say(`pictures ${wanted.map(([name]) => name).join(', ')}: ${width} ${language}`);
    }
  }
}

async function takeAll(mall: Mall): Promise<void> {
  if (named.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const round of rounds) await takeRound(browser, mall, round);
  } finally {
    await browser.close();
  }
}

/** A mall of its own, on data that go with it. */
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
