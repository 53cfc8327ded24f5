import { describe, expect, it } from 'vitest';
import { cacheKey } from '../../../server/page-cache/cacheable.ts';
import { findPublicQuery } from '../../support/server.ts';

const keyOf = async (
  address: string,
  {
    method = 'GET',
    cookies,
    language = 'en',
    linksStyles = false,
  }: { method?: string; cookies?: string; language?: 'en' | 'ko'; linksStyles?: boolean } = {},
) => {
  const url = new URL(address, 'http://localhost:3000');
  return cacheKey({ method, url, cookies, language, linksStyles, query: await findPublicQuery(url.pathname) });
};

describe('cacheKey of a cacheable page', () => {
  it.each([
    '/',
    '/?lang=ko',
    '/products',
    '/products?class=3,4&sort=priceUp&page=2&lang=ko',
    '/homeList/homeList?searchName=cream&page=2',
    '/homedetail/homedetail?id=1001',
    '/homedetail/homedetail?id=1001&reviews=images&page=2',
    '/mch/mch?id=1',
    '/mch/mch?id=1&searchName=balm&class=11&sort=volume&page=2',
    '/homeList/mchList?searchName=dew&page=2',
    '/my/aboutUs?type=our_story',
  ])('consists of the language and %s', async (address) => {
    expect(await keyOf(address)).toBe(`en ${address}`);
    expect(await keyOf(address, { language: 'ko', method: 'HEAD', cookies: 'currentLang=ko; _ga=1' })).toBe(`ko ${address}`);
  });
});

it('cacheKey distinguishes pages that link to the shared styles from those that contain them', async () => {
  expect(await keyOf('/products', { linksStyles: true })).not.toBe(await keyOf('/products'));
});

describe('cacheKey is undefined for', () => {
  it.each([
    '/shoppingCart/shoppingCart',
    '/login/login',
    '/my/my',
    '/maintain/maintain',
    '/nowhere',
    // Both contain a countdown.
    '/seconds',
    '/homedetail/homedetail?id=1007&sec=3',
    '/products/',
    '/_root.data',
    '/products.data?class=3',
    '/homedetail/homedetail.data?id=1001',
  ])('%s', async (address) => {
    expect(await keyOf(address)).toBeUndefined();
  });

  it.each([
    ['a name that is not the page’s', '/?utm_source=letter'],
    ['a name that the list’s form alone sends', '/products?min=100&max=200'],
    ['names in another order', '/products?page=2&class=3'],
    ['a name that stands twice', '/products?class=3&class=4'],
    ['an address without end', `/homeList/homeList?searchName=${'x'.repeat(500)}`],
  ])('%s', async (_what, address) => {
    expect(await keyOf(address)).toBeUndefined();
  });

  it.each(['POST', 'PUT', 'OPTIONS'])('%s', async (method) => {
    expect(await keyOf('/', { method })).toBeUndefined();
  });

  it.each(['pc_user=token-of-the-visitor', 'a=1; pc_user=', 'pc_user_kept=guest.20000', 'currentLang=ko; return_path=%2Fmy%2Fmy'])(
    'a visitor with %s',
    async (cookies) => {
      expect(await keyOf('/', { cookies })).toBeUndefined();
    },
  );
});
