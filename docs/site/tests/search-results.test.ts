import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { chromiumPath } from '../../../scripts/lib/chromium.ts';
import { serveSite } from './support/site.ts';

let site: Awaited<ReturnType<typeof serveSite>>;
let browser: Browser;
let page: Page;

// All searches share one open dialog: loading the site and its index again for each takes longer than the search.
beforeAll(async () => {
  site = await serveSite();
  browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}/`);
  await page.getByRole('button', { name: 'Search' }).click();
});
afterAll(async () => {
  await browser.close();
  site.close();
});

/** Searches after the results of the previous search are gone. */
async function search(words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Search' });
  await field.fill('');
  await page.locator('.pagefind-ui__result').first().waitFor({ state: 'detached' });
  await field.fill(words);
}

describe('the search', () => {
  test.each([
    { finds: 'an operation by its api name', words: 'mall.Product.addCart', link: 'Add a SKU to the cart', path: '/api/cart/add/' },
    { finds: 'an error by its code', words: '50150', link: '50150', path: '/errors/#50150' },
    { finds: 'the sign-in page by the word login', words: 'login', link: 'Sign in (login), step by step', path: '/concepts/sign-in/' },
    { finds: 'the sign-in page by its task', words: 'sign in', link: 'Sign in (login), step by step', path: '/concepts/sign-in/' },
    { finds: 'the options of the SDK', words: 'configuration', link: 'Configuration', path: '/guides/sdk/configuration/' },
    { finds: 'the options of the SDK by one of them', words: 'timeout', link: 'Configuration', path: '/guides/sdk/configuration/' },
    { finds: 'the options of the SDK by a task', words: 'retry', link: 'Configuration', path: '/guides/sdk/configuration/' },
    {
      finds: 'the options of the SDK by another form of "logger"',
      words: 'logging',
      link: 'Configuration',
      path: '/guides/sdk/configuration/',
    },
    { finds: 'the session token by its field', words: 'access_id', link: 'Authentication and sessions', path: '/concepts/authentication/' },
    { finds: 'the list of products', words: 'list products', link: 'List or search products and shops', path: '/api/catalog/search/' },
    { finds: 'the catalogue of errors', words: 'error codes', link: 'Error codes', path: '/errors/' },
    {
      finds: 'the guide to an order',
      words: 'checkout',
      link: 'Checkout guide: from sign-in to refund',
      path: '/concepts/place-an-order/',
    },
    { finds: 'the page on idempotency', words: 'idempotency', link: 'How idempotency works', path: '/concepts/idempotency/' },
    { finds: 'the page on payment notices by "webhook"', words: 'webhook', link: 'Payment notices', path: '/concepts/payment-notices/' },
    { finds: 'the page on payment notices by name', words: 'payment notice', link: 'Payment notices', path: '/concepts/payment-notices/' },
    { finds: 'the page on installation', words: 'install', link: 'Install', path: '/quick-start/install/' },
    { finds: 'the end of a session', words: 'expired session', link: 'Authentication and sessions', path: '/concepts/authentication/' },
    {
      finds: 'the end of a session in other words',
      words: 'session expired',
      link: 'Authentication and sessions',
      path: '/concepts/authentication/',
    },
    { finds: 'the mock server by "sandbox"', words: 'sandbox', link: 'Mock server', path: '/guides/mock-server/overview/' },
    { finds: 'the license', words: 'license', link: 'License and support', path: '/concepts/license-and-support/' },
    { finds: 'the license in British spelling', words: 'licence', link: 'License and support', path: '/concepts/license-and-support/' },
    { finds: 'the page on proxies', words: 'proxy', link: 'Proxies and custom fetch', path: '/guides/sdk/proxies/' },
    { finds: 'the Go module', words: 'golang', link: 'Go module', path: '/guides/sdk/go/' },
    {
      finds: 'the page on other languages by "C#"',
      words: 'C#',
      link: 'Other clients and languages',
      path: '/guides/sdk/other-languages/',
    },
    {
      finds: 'the page on other languages by ".NET"',
      words: '.NET',
      link: 'Other clients and languages',
      path: '/guides/sdk/other-languages/',
    },
    { finds: 'the Python package', words: 'python', link: 'Python package', path: '/guides/sdk/python/' },
    { finds: 'the Python package by "pip"', words: 'pip', link: 'Python package', path: '/guides/sdk/python/' },
    { finds: 'an operation by its title', words: 'price an order', link: 'Price an order', path: '/api/checkout/settle/' },
    {
      finds: 'the page on payment notices by a misspelt word',
      words: 'webhok',
      link: 'Payment notices',
      path: '/concepts/payment-notices/',
    },
    { finds: 'errors by a misspelt word', words: 'errror', link: 'Errors', path: '/guides/sdk/errors/' },
    { finds: 'a function of the SDK', words: 'createMallClient', link: 'createMallClient', path: '/sdk/reference/core/#createmallclient' },
  ])('finds $finds', async ({ words, link, path }) => {
    await search(words);
    // The result of the best page, with the headings that match.
    const best = page.locator('.pagefind-ui__result').first();
    await best.locator(`.pagefind-ui__result-link[href="${path}"]`, { hasText: link }).waitFor();
  });
});

describe('the search among its first three results', { tags: 'matrix' }, () => {
  test.each([
    ['登录', '/concepts/sign-in/'],
    ['登入', '/concepts/sign-in/'],
    ['로그인', '/concepts/sign-in/'],
    ['注册', '/api/auth/register/'],
    ['下单', '/api/checkout/placeOrder/'],
    ['下單', '/api/checkout/placeOrder/'],
    ['地址', '/api/addresses/'],
    ['주소', '/api/addresses/'],
    ['退款', '/api/after-sales/apply/'],
    ['환불', '/api/after-sales/apply/'],
    ['购物车', '/api/cart/add/'],
    ['장바구니', '/api/cart/add/'],
    ['支付', '/api/payments/'],
    ['결제', '/api/payments/'],
    ['余额', '/api/wallet/'],
    ['쿠폰', '/api/coupons/'],
    ['取消订单', '/api/orders/cancel/'],
    ['验证码', '/api/auth/loginByCode/'],
    ['商品详情', '/api/catalog/product/'],
    ['重试', '/concepts/idempotency/'],
    ['超时', '/guides/sdk/configuration/'],
    ['限速', '/concepts/rate-limits/'],
    ['签名', '/concepts/payment-notices/'],
    ['更新日志', '/changelog/'],
    ['幂等', '/concepts/idempotency/'],
    ['库存不足', '/errors/#50150'],
    ['庫存不足', '/errors/#50150'],
    ['재고 부족', '/errors/#50150'],
    ['wishlist', '/api/favorites/'],
    ['OAuth', '/concepts/sign-in/'],
    ['voucher', '/api/coupons/'],
    ['logs', '/guides/sdk/configuration/'],
    ['interceptor', '/guides/sdk/configuration/'],
    ['Authorization', '/concepts/authentication/'],
    ['bearer token', '/concepts/authentication/'],
    ['find shops', '/api/catalog/search/'],
    ['python proxy', '/guides/sdk/proxies/'],
    ['python certificate', '/guides/sdk/proxies/'],
    ['pip install', '/guides/sdk/python/'],
    ['pip install', '/quick-start/python/'],
    ['npx mall-mock', '/guides/mock-server/overview/'],
    ['npm install undici', '/guides/sdk/proxies/'],
    ['place_order', '/api/checkout/placeOrder/'],
    ['Java', '/guides/sdk/other-languages/'],
    ['dotnet', '/guides/sdk/other-languages/'],
    ['nuget', '/guides/sdk/other-languages/'],
    ['webhook python', '/concepts/payment-notices/'],
    ['go mod', '/guides/sdk/go/'],
    ['PHP', '/guides/sdk/other-languages/'],
    ['Ruby', '/guides/sdk/other-languages/'],
    ['Rust', '/guides/sdk/other-languages/'],
    ['Kotlin', '/guides/sdk/other-languages/'],
    ['Swift', '/guides/sdk/other-languages/'],
    ['type hints', '/guides/sdk/python/'],
    ['requirements.txt', '/guides/sdk/python/'],
    ['FastAPI', '/guides/sdk/python/'],
    ['Django', '/guides/sdk/python/'],
  ])('has a page for "%s": %s', { tags: 'matrix' }, async (words, path) => {
    await search(words);
    const results = page.locator('.pagefind-ui__result:nth-child(-n + 3)');
    await results.locator(`.pagefind-ui__result-link[href="${path}"]`).waitFor();
  });
});
