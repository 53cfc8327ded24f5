import { type Passing, putIntoCart, startListeningGateway } from '../../support/cart.ts';
import { expect, hydrated, test } from '../../support/page.ts';
import { type RunningStorefront, startStorefront } from '../../support/storefront.ts';

// The cache does not depend on the window's width: this runs once.
const pages = ['/', '/products', '/homeList/homeList?searchName=cream', '/homedetail/homedetail?id=1011', '/my/aboutUs?type=our_story'];
const product = '/homedetail/homedetail?id=1013';
const patches = 1011;

/** The maintenance check runs for all pages, cached or not. */
const notice = 'mall.User.getUserTell';

let shop: RunningStorefront;
let gateway: Awaited<ReturnType<typeof startListeningGateway>>;
let alter: (passing: Passing) => unknown;

test.beforeEach(async () => {
  alter = () => {};
  gateway = await startListeningGateway(process.env.MALL_TEST_GATEWAY ?? '', (passing) => alter(passing));
  shop = await startStorefront({ GATEWAY_URL: gateway.url });
});

test.afterEach(async ({ page }) => {
  await page.goto('about:blank');
  await shop.stop();
  gateway.close();
});

/** Returns the number of calls for page data so far. */
const calls = () => gateway.heard.filter((form) => form.get('api') !== notice).length;

/** Requests a page as a visitor without cookies. */
async function visit(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(shop.origin + path, { headers: { 'User-Agent': 'Mozilla/5.0 Chrome/156.0.0.0', ...headers } });
  return { headers: response.headers, html: await response.text() };
}

/** Requests a page until it is served without a call. */
async function untilKept(path: string): Promise<void> {
  await expect(async () => {
    const before = calls();
    await visit(path);
    expect(calls()).toBe(before);
  }).toPass({ timeout: 20_000 });
}

test('serves a cached page without a gateway call, with a valid nonce in each response', async ({ page }) => {
  await untilKept(product);
  const before = calls();
  const nonces = new Set<string | undefined>();
  for (let count = 0; count < 2; count += 1) {
    const response = await page.goto(shop.origin + product);
    const nonce = /'nonce-([^']+)'/.exec(response?.headers()['content-security-policy'] ?? '')?.[1];
    const html = (await response?.text()) ?? '';
    const elements = [...html.matchAll(/<(?:script|style)\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('ld+json'));
    expect(elements.length).toBeGreaterThan(3);
    for (const tag of elements) expect(tag).toContain(`nonce="${nonce}"`);
    expect(response?.headers()).toMatchObject({ 'cache-control': 'private, no-cache' });
    // A violation of the policy would be a fault of the watched page.
    await hydrated(page);
    nonces.add(nonce);
    // Pages that link to the shared styles are cached separately.
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('styles');
    await page.context().clearCookies({ name: 'styles' });
  }
  expect(nonces.size).toBe(2);
  expect(calls()).toBe(before);
});

test('gives the form of each response its own idempotency key', async () => {
  await untilKept(product);
  const keyOf = async () => /name="idempotency_key" value="([\w-]{36})"/.exec((await visit(product)).html)?.[1];
  const keys = [await keyOf(), await keyOf()];
  expect(keys.every((key) => key !== undefined)).toBe(true);
  expect(new Set(keys).size).toBe(2);
});

test('creates no guest for a thousand views', { tag: '@matrix' }, async ({ page }) => {
  test.setTimeout(120_000);
  const sessions = new Set<unknown>();
  alter = ({ envelope: { data } }) => {
    if (typeof data === 'object' && data !== null && 'access_id' in data && data.access_id) sessions.add(data.access_id);
  };
  const visitors = Array.from({ length: 8 }, async (_, visitor) => {
    for (let view = 0; view < 125; view += 1) {
      const { headers } = await visit(pages[(visitor + view) % pages.length] ?? '/');
      expect(headers.getSetCookie()).toEqual([]);
    }
  });
  await Promise.all(visitors);
  expect(sessions.size).toBe(0);
  expect(calls()).toBeLessThan(200);
  // The first change creates a guest.
  await putIntoCart(page, shop.origin, patches);
  expect(sessions.size).toBe(1);
});

test('neither serves a cached page to a visitor with a cart nor caches theirs', async ({ page }) => {
  await putIntoCart(page, shop.origin, patches);
  const own = 'Cart, 1 item';
  const seesOwn = async () => expect(await (await page.request.get(shop.origin + product)).text()).toContain(own);
  await seesOwn();
  const before = calls();
  expect((await visit(product)).html).not.toContain(own);
  expect(calls()).toBeGreaterThan(before);
  await untilKept(product);
  expect((await visit(product)).html).not.toContain(own);
  await seesOwn();
});

test('does not cache a page with a failed part', async () => {
  const failed = 'This could not be loaded';
  alter = ({ form, envelope }) => {
    if (form.get('api') === 'mall.Index.home') Object.assign(envelope, { code: '50010', message: 'no', data: null });
  };
  expect((await visit('/')).html).toContain(failed);
  expect((await visit('/')).html).toContain(failed);
  alter = () => {};
  const { html } = await visit('/');
  expect(html).not.toContain(failed);
  await untilKept('/');
  expect((await visit('/')).html).not.toContain(failed);
});

test('caches a streamed page as a complete one', async () => {
  const late = /<div hidden id="S:\w+">(?:(?!<\/div>).)*<a /;
  alter = async ({ form }) => {
    if (form.get('api') === 'mall.Index.home') await new Promise((resolve) => setTimeout(resolve, 600));
  };
  expect((await visit('/')).html).toMatch(late);
  await untilKept('/');
  const { html } = await visit('/');
  expect(html).toContain('/homedetail/homedetail?id=');
  expect(html).not.toMatch(late);
});

test('may show an old price on a cached page, but never in the cart', async ({ page }) => {
  const [before, now] = ['¥1.00', '¥42.00'];
  alter = ({ form, envelope }) => {
    if (form.get('api') === 'mall.Product.index') envelope.data = JSON.parse(JSON.stringify(envelope.data).replaceAll('"42.00"', '"1.00"'));
  };
  const address = `/homedetail/homedetail?id=${patches}`;
  await untilKept(address);
  alter = () => {};
  expect((await visit(address)).html).toContain(before);
  await putIntoCart(page, shop.origin, patches);
  await page.goto(`${shop.origin}/shoppingCart/shoppingCart`);
  await expect(page.getByRole('main')).toContainText(now);
  await expect(page.getByRole('main')).not.toContainText(before);
});
