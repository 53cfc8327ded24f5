// @spec 2.16 4.34 4.35 7.14 8.2 8.20

import type { APIRequestContext } from '@playwright/test';
import { expectNoAxeFinding } from '../../support/axe.ts';
import { type RunningMall, startMall } from '../../support/mall.ts';
import { expect, hydrated, test } from '../../support/page.ts';
import { speakAtWidth, type TriedLanguage } from '../../support/visitor.ts';

const title = { en: 'Closed for maintenance', zh: '商城维护中' } as const;
const again = { en: 'Try again', zh: '重试' } as const;
const cookies = { en: 'Cookie settings', zh: 'Cookie 设置' } as const;
const cookieQuestion = { en: 'Cookies', zh: 'Cookie 设置' } as const;
const failed = { en: 'Something went wrong on our side', zh: '系统出了点问题' } as const;
const status = { en: 'Status 503', zh: '状态码 503' } as const;
const tryAgain = { en: 'Try again', zh: '重试' } as const;
const sale = { en: 'Flash sale', zh: '限时秒杀' } as const;

/** Every page that needs no session. */
const visitorRoutes = [
  '/',
  '/products',
  '/products?class=14',
  '/homeList/homeList?searchName=cream',
  '/homedetail/homedetail?id=1001',
  '/seconds',
  '/coupon/coupon',
  '/my/aboutUs?type=our_story',
  '/my/aboutUs?type=terms',
  '/shoppingCart/shoppingCart',
  '/login/login',
  '/login/register',
  '/login/forgetPassword',
] as const;
const all = { en: /^all products$/i, zh: '全部商品' } as const;

let mall: RunningMall;
let language: TriedLanguage;

test.describe.configure({ mode: 'serial' });

// A separate mall: the one that other specs buy in must not be closed.
test.beforeAll(async () => {
  test.setTimeout(120_000);
  mall = await startMall();
});

test.afterAll(async () => {
  await mall.stop();
});

test.beforeEach(async ({ context, viewport }) => {
  language = await speakAtWidth(context, viewport, mall.origin);
});

/** The storefront's cache of the mall's state expires after five seconds. */
const remembered = { timeout: 10_000 };

/** Closes the mall or opens it, and waits until the gateway has noticed. */
async function turn(request: APIRequestContext, state: 'on' | 'off'): Promise<void> {
  await mall.admin('maintenance', state);
  const form = { api: 'mall.User.getUserTell' };
  const code = async () => (await (await request.post(`${mall.gatewayUrl}?store_id=1&store_type=6`, { form })).json()).code;
  await expect.poll(code).toBe(state === 'on' ? '4003' : '200');
}

// @screen home.maintenance all-products.maintenance maintenance.error
test('redirects navigations and documents to the maintenance page while the mall is closed, and opens again', async ({
  page,
  request,
  watched,
}) => {
  await page.goto(`${mall.origin}/`);
  await hydrated(page);
  await turn(request, 'on');
  await page.getByRole('contentinfo').getByRole('link', { name: all[language] }).click();
  await expect(page).toHaveURL(`${mall.origin}/maintain/maintain`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language]);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  const response = await page.goto(`${mall.origin}/maintain/maintain`);
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toBe('120');
  await hydrated(page);
  await expectNoAxeFinding(page);
  // The footer works as on every page.
  await page.getByRole('button', { name: cookies[language] }).click();
  await expect(page.getByRole('region', { name: cookieQuestion[language] })).toBeVisible();
  await page.getByRole('link', { name: again[language] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language]);

  await turn(request, 'off');
  await expect(async () => {
    await page.goto(`${mall.origin}/maintain/maintain`);
    await expect(page).toHaveURL(`${mall.origin}/`, { timeout: 500 });
  }).toPass(remembered);
  await page.goto(`${mall.origin}/products`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(all[language]);
  // The browser itself logs the 503.
  watched.faults.length = 0;
});

test('closes a cached page with the mall, and serves it again afterwards', async ({ request }) => {
  const status = async () => (await request.get(`${mall.origin}/products`, { maxRedirects: 0 })).status();
  // Rendered for the first request, cached for the second.
  await expect.poll(status, remembered).toBe(200);
  expect(await status()).toBe(200);
  await turn(request, 'on');
  await expect.poll(status, remembered).toBe(302);
  await turn(request, 'off');
  await expect.poll(status, remembered).toBe(200);
});

// @screen home.error flash-sale.error
test('serves every page while the gateway is down, and recovers afterwards', { tag: '@matrix' }, async ({ page, request, watched }) => {
  const responses = async (address: string) => {
    const response = await request.get(mall.origin + address);
    return { status: response.status(), html: await response.text() };
  };
  for (const address of visitorRoutes) expect(await responses(address), address).toMatchObject({ status: 200 });
  await mall.killGateway();
  for (const address of visitorRoutes) {
    const { html } = await responses(address);
    // Each page has its header: a cached page, a partial one, or the error page.
    expect(html, address).toMatch(/<h1[^>]*>/);
    expect(html, address).toContain('<header');
    expect(html, address).not.toContain('Internal Server Error');
  }
  await page.goto(`${mall.origin}/seconds`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed[language]);
  await expect(page.getByRole('main')).toContainText(status[language]);
  await mall.restartGateway();
  await page.getByRole('link', { name: tryAgain[language] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sale[language]);
  for (const address of visitorRoutes) expect(await responses(address), address).toMatchObject({ status: 200 });
  watched.faults.length = 0;
});

test.describe('without JavaScript', { tag: '@matrix' }, () => {
  test.use({ javaScriptEnabled: false });

  // @screen choice-of-the-language.maintenance
  test('shows the same page with the language form, and redirects home after the maintenance', async ({ page, request, watched }) => {
    await turn(request, 'on');
    await expect(async () => {
      await page.goto(`${mall.origin}/products`);
      await expect(page).toHaveURL(`${mall.origin}/maintain/maintain`, { timeout: 500 });
    }).toPass(remembered);
    await page.getByRole('button', { name: '한국어' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('점검 중입니다');
    await turn(request, 'off');
    await expect(async () => {
      await page.goto(`${mall.origin}/maintain/maintain`);
      await expect(page).toHaveURL(`${mall.origin}/`, { timeout: 500 });
    }).toPass(remembered);
    watched.faults.length = 0;
  });
});
