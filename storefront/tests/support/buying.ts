import { expect, type Page } from '@playwright/test';
import { type Passing, startListeningGateway } from './cart.ts';
import { demoCustomer } from './mall.ts';
import { hydrated } from './page.ts';
import { startStorefront } from './storefront.ts';
import { signIn, speakAtWidth } from './visitor.ts';

/** Of the flagship shop, without options. */
export const patches = 1011;
/** Of another shop, without options. */
export const tea = 1035;
/** Of the flagship shop, expensive enough for free delivery. */
export const cream = 1013;

/** Returns the checkout of one directly bought product, in its first SKU. Not from the cart, because all tests share one customer. */
export async function buyNowPath(page: Page, productId: number, count = 1): Promise<string> {
  const response = await page.request.post(`${process.env.MALL_TEST_GATEWAY}?store_id=1&store_type=6`, {
    form: { api: 'mall.Product.index', pro_id: productId },
  });
  const { data } = await response.json();
  const product = [{ pid: productId }, { cid: data.skuBeanList[0].cid }, { num: count }];
  return `/pay/payDetails?product=${encodeURIComponent(btoa(JSON.stringify(product)))}`;
}

/** Signs the demo's customer in, in the language of the project. */
export async function asCustomer(page: Page, site: string): Promise<void> {
  await speakAtWidth(page.context(), page.viewportSize(), site);
  await signIn(page.context(), site);
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Places an order by the checkout's form; returns its id. */
export async function placeOrder(page: Page, site: string, productId = patches, key: string = crypto.randomUUID()): Promise<number> {
  const response = await page.request.post(site + (await buyNowPath(page, productId)), {
    form: { intent: 'place', payType: 'wallet', remarks: '', idempotency_key: key },
    headers: { Origin: site },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  return Number(new URL(response.headers().location ?? '', site).searchParams.get('order_id'));
}

/** Pays an order by the payment page's form; returns the redirect's target. */
export async function payOrder(page: Page, site: string, orderId: number, total: string): Promise<string> {
  const response = await page.request.post(`${site}/my/my/payment?order_id=${orderId}`, {
    form: { password: demoCustomer.paymentPassword, total, idempotency_key: crypto.randomUUID() },
    headers: { Origin: site },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  return response.headers().location ?? '';
}

/** Returns true when the page is no wider than the window. */
export async function fits(page: Page): Promise<boolean> {
  return await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
}

/** Starts a separate shop with altered gateway responses and additional settings; the page leaves it before it stops. */
export async function withGateway(
  page: Page,
  alter: (passing: Passing) => unknown,
  run: (site: string) => Promise<void>,
  environment: Record<string, string> = {},
): Promise<void> {
  const gateway = await startListeningGateway(process.env.MALL_TEST_GATEWAY ?? '', alter);
  const shop = await startStorefront({ GATEWAY_URL: gateway.url, ...environment });
  try {
    await run(shop.origin);
    await page.goto('about:blank');
  } finally {
    await shop.stop();
    gateway.close();
  }
}
