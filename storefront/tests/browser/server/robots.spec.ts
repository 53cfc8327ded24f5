import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../support/page.ts';

const places = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));

async function read(request: APIRequestContext, address: string): Promise<string> {
  // Requests a page as a search engine does.
  const response = await request.get(address, { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } });
  expect(response.status()).toBe(200);
  return await response.text();
}

/** Reads the page's meta elements by name, and its structured data. */
function headOf(html: string) {
  return {
    meta: (name: string) =>
      [...html.matchAll(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'g'))].map((match) => match[1]),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&'),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      (match): Record<string, unknown> => JSON.parse(match[1] ?? ''),
    ),
  };
}

test('lists every page of the shop once per language in the sitemaps, each with its own canonical address', async ({ request }) => {
  const robots = await read(request, '/robots.txt');
  const [index] = /(?<=Sitemap: ).*/.exec(robots) ?? [''];
  const maps = places(await read(request, index));
  expect(maps.map((map) => new URL(map).pathname)).toEqual(['/sitemaps/pages.xml', '/sitemaps/products-1.xml']);
  const pages = (await Promise.all(maps.map((map) => read(request, map)))).flatMap(places);
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages.length % 4).toBe(0);
  for (const path of [
    '/',
    '/products',
    '/products?class=14',
    '/seconds',
    '/mch/mch?id=1',
    '/my/aboutUs?type=accessibility',
    '/homedetail/homedetail?id=1011',
  ])
    expect(pages.map((page) => page.replace(new URL(page).origin, ''))).toContain(path);
  expect(pages.filter((page) => /\/(?:my\/my|login|pay|shoppingCart|homeList\/homeList)/.test(page))).toEqual([]);
  for (const page of pages.filter((_, index) => index % 37 === 0)) {
    const { canonical, meta } = headOf(await read(request, page));
    expect(canonical).toBe(page);
    expect(meta('robots')).toEqual([]);
  }
});

test('returns 404 for a missing sitemap', async ({ request }) => {
  for (const part of ['products-0.xml', 'products-99.xml', 'nothing.xml', 'products-1'])
    expect((await request.get(`/sitemaps/${part}`)).status()).toBe(404);
});

test('omits parameters that change no content from the canonical address', async ({ request }) => {
  const { canonical } = headOf(await read(request, '/homedetail/homedetail?id=1011&utm_source=letter&sec=x'));
  expect(canonical).toMatch(/\/homedetail\/homedetail\?id=1011$/);
});

test('excludes cart, sign-in and account from the index', async ({ request }) => {
  for (const address of ['/shoppingCart/shoppingCart', '/login/login', '/login/register', '/my/my/myOrder']) {
    const { meta, canonical } = headOf(await read(request, address));
    expect(meta('robots')).toEqual(['noindex']);
    expect(canonical).toBeUndefined();
  }
});

test('gives a shared page a title, an image and its languages', async ({ request }) => {
  for (const [address, kind] of [
    ['/', 'website'],
    ['/homedetail/homedetail?id=1011', 'product'],
  ] as const) {
    const { meta } = headOf(await read(request, address));
    expect(meta('og:type')).toEqual([kind]);
    expect(meta('og:locale')).toEqual(['en_US']);
    expect(meta('og:locale:alternate')).toHaveLength(3);
    expect(meta('twitter:card')).toEqual(['summary_large_image']);
    const [image = ''] = meta('og:image');
    const shown = await request.get(image);
    expect(shown.headers()['content-type']).toMatch(/^image\//);
    expect(meta('og:title')[0]).toContain('Sylvane');
  }
});

test('describes the mall, its products and their breadcrumbs to search engines', async ({ request }) => {
  const typesOn = async (address: string) => headOf(await read(request, address)).data.map((data) => data['@type']);
  expect(await typesOn('/')).toEqual(['Organization', 'WebSite']);
  expect(await typesOn('/products')).toContain('ItemList');
  expect(await typesOn('/homedetail/homedetail?id=1011')).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
  const [, site] = headOf(await read(request, '/')).data;
  expect(JSON.stringify(site?.potentialAction)).toContain('/homeList/homeList?searchName={search_term_string}');
});
