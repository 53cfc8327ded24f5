import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sdk from '@mall/sdk/package.json' with { type: 'json' };
import { beforeAll, describe, expect, test } from 'vitest';
import { errorAdvice } from '../src/reference/error-advice.ts';
import { requestExamplesOf } from '../src/reference/examples.ts';
import type { Field } from '../src/reference/fields.ts';
import { goExampleOf } from '../src/reference/go-examples.ts';
import { current, referencePath, versions } from '../src/reference/versions.ts';
import { clientFiles, copiedTexts, folder, readPages, unescaped } from './support/site.ts';

const operations = current.domains.flatMap((domain) => domain.operations);
let pages: ReadonlyMap<string, string>;

beforeAll(() => {
  pages = readPages();
});

/** The pages of the current version, without changelogs, which quote what was. */
const ownPages = () => [...pages].filter(([path]) => !/^\/(changelog|v[\d.]+)\//.test(path));

/** The text of a page, without markup. */
const textOf = (html: string) =>
  unescaped(
    html
      .replace(/^[\s\S]*<main/, '')
      .replaceAll(/<\/?span[^>]*>/g, '')
      .replaceAll(/<[^>]*>/g, ' '),
  );

const titleOf = (html: string) => unescaped(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? '').trim();

const namesOf = (fields: readonly Field[]): readonly string[] =>
  fields.flatMap(({ name, children, variants }) => [name, ...namesOf([...children, ...variants.flatMap((variant) => variant.fields)])]);

test('shows the data of a response as the TypeScript SDK decodes it', () => {
  const shown = copiedTexts(pages.get('/api/orders/list/') ?? '').join('\n');
  expect(shown).toContain('"add_time": "2026-11-21 14:05:00"');
  expect(shown).toContain("add_time: '2026-11-21T14:05:00+08:00'");
});

test('lists the fields of requests and data with their types in the SDK', () => {
  const text = textOf(pages.get('/sdk/operations/cart/') ?? '');
  expect(text).toMatch(/Request of\s+cartAdd\s*\.[\s\S]*?attribute_id\s+number\s+SKU id/);
});

test.each([
  { path: '/api/catalog/search/', field: 'searchType', shopField: 'head_img', productIdDescription: 'Product id.' },
  { path: '/api/favorites/list/', field: 'type', shopField: 'logo', productIdDescription: 'Favorite id' },
])('$path has a table of products and one of shops, each with its own descriptions', ({ path, field, shopField, productIdDescription }) => {
  const html = pages.get(path) ?? '';
  const [, products = '', shops = ''] = html.split(/<details id="response-list-(?:products|shops)"/);
  expect(textOf(products)).toMatch(new RegExp(`^[^.]*fields of\\s+list\\s+with\\s+${field}\\s+1`));
  expect(textOf(shops)).toMatch(new RegExp(`^[^.]*fields of\\s+list\\s+with\\s+${field}\\s+2`));
  expect(products).toContain('id="response-list-products-product_title"');
  expect(products).not.toContain(`id="response-list-products-${shopField}"`);
  expect(textOf(products)).toContain(productIdDescription);
  expect(shops).toContain(`id="response-list-shops-${shopField}"`);
  expect(shops).not.toContain('id="response-list-shops-product_title"');
});

test('has a page for every operation of the contract', () => {
  expect(operations.map(({ api }) => `/${api}`).sort()).toEqual(Object.keys(current.document.paths).sort());
});

describe.each(operations)('the page of $api', (operation) => {
  const html = () => pages.get(referencePath(current, operation.slug)) ?? '';

  test('names each field of request and response and each code', () => {
    for (const name of namesOf([...operation.fields, ...operation.dataFields])) expect(html()).toContain(`>${name}</code>`);
    for (const { code, name } of operation.failures)
      expect(html()).toContain(`<a href="/errors/#${code}">${code}</a></code> <code>${name}</code>`);
  });

  test('shows a refused field of its own as the example of code 50010', () => {
    const [refused] = operation.failures.filter(({ code }) => code === '50010');
    const { errors = [] }: { errors?: { field: string }[] } = Object(Object(refused?.value).data);
    const names = operation.fields.map(({ name }) => name);
    expect(refused).toBeDefined();
    if (names.length > 0) expect(names).toContain(errors[0]?.field);
  });

  test('names the method of the Python package and the type of its result', () => {
    const module = `python/src/mall/generated/operations/${operation.domain.replaceAll('-', '_')}.py`;
    const method = operation.pythonName.replace(/^mall\.\w+\./, '');
    const signature = new RegExp(`\\n    def ${method}\\([^)]*\\) -> (.+):\\n        """`);
    const [, result] = signature.exec(readFileSync(join(clientFiles, module), 'utf8')) ?? [];
    expect(textOf(html()).replaceAll(/\s+/g, ' ')).toContain(`Python ${operation.pythonName} returns ${result} `);
  });

  test('names the method of the Go module, and shows its program', () => {
    const go = goExampleOf(operation);
    expect(textOf(html()).replaceAll(/\s+/g, ' ')).toContain(`Go ${go?.call} ${go?.result === '' ? '' : 'returns '}`);
    expect(copiedTexts(html()).map((text) => text.trimEnd())).toContain(go?.program);
  });

  test('shows the request in every notation, each response and each failure', () => {
    const { http, ...requests } = requestExamplesOf(operation);
    const responses = [...operation.responses, ...operation.failures].map(({ value }) => JSON.stringify(value, null, 2));
    const shown = [...Object.values(requests), http.replaceAll('\r\n', '\n'), ...responses].map((text) => text.trimEnd());
    const copied = copiedTexts(html()).map((text) => text.trimEnd());
    expect(shown.filter((text) => !copied.includes(text))).toEqual([]);
  });
});

test('the page of rate limits shows their codes with HTTP 429', () => {
  const login = pages.get('/api/auth/login/') ?? '';
  expect(login.match(/HTTP 429 with Retry-After/g)).toHaveLength(2);
  expect(pages.get('/errors/')?.match(/HTTP 429 with Retry-After/g)).toHaveLength(3);
});

test('sends the session token that the example of signing in issues', () => {
  const signIn = operations.find(({ api }) => api === 'mall.Login.login');
  const issued = JSON.stringify(signIn?.responses[0]?.value).match(/"access_id":"([^"]+)"/)?.[1] ?? '';
  for (const operation of operations.filter(({ login }) => login === 'required'))
    expect(requestExamplesOf(operation).curl).toContain(issued);
});

test('describes every code of the catalogue', () => {
  for (const code of Object.keys(current.document['x-error-catalogue'])) {
    if (code !== '200') expect(pages.get('/errors/')).toContain(`<h3 id="${code}"`);
  }
});

test('states cause and remedy of every code that the gateway answers, and of no other', () => {
  const emitted = Object.entries(current.document['x-error-catalogue']).filter(([code, entry]) => entry['x-emitted'] && code !== '200');
  expect(Object.keys(errorAdvice).sort()).toEqual(emitted.map(([code]) => code).sort());
  expect(pages.get('/errors/')?.match(/<dt>Cause<\/dt>/g)).toHaveLength(emitted.length);
});

test('has a page for every operation of every released contract, and its document to download', () => {
  for (const version of versions) {
    for (const { slug } of version.domains.flatMap((domain) => domain.operations))
      expect(pages.has(referencePath(version, slug))).toBe(true);
    expect(existsSync(join(folder, version.prefix, 'openapi.json'))).toBe(true);
  }
});

test('has a page for every guide of the SDK and the platform', () => {
  for (const path of [
    '/guides/sdk/errors/',
    '/guides/sdk/react/',
    '/guides/mock-server/overview/',
    '/guides/platform/glossary/',
    '/sdk/',
    '/changelog/',
  ]) {
    expect([...pages.keys()]).toContain(path);
  }
});

test('lists each version of the contract once in the version switch', () => {
  const labels = [...(pages.get('/api/') ?? '').matchAll(/<option[^>]*>([^<]+)<\/option>/g)].map(([, label = '']) => label.trim());
  const shown = labels.filter((label) => versions.some((version) => version.label === label));
  const numbers = versions.map(({ label }) => label.replace(/ .*/, ''));
  expect(new Set(shown)).toEqual(new Set(versions.map(({ label }) => label)));
  expect(new Set(numbers).size).toBe(versions.length);
});

test('links each operation to those before and after it', () => {
  const html = pages.get('/api/cart/list/') ?? '';
  expect([...html.matchAll(/<a href="([^"]+)" rel="(prev|next)"/g)].map(([, href, rel]) => [rel, href])).toEqual([
    ['prev', '/api/cart/add/'],
    ['next', expect.stringMatching(/^\/api\/cart\//)],
  ]);
});

test.each(operations)('gives each field of $api an anchor of its own', ({ slug, fields }) => {
  const ids = [...(pages.get(referencePath(current, slug)) ?? '').matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const { name } of fields) expect(ids).toContain(`request-${name}`);
});

test('has no page for those who work in the repository, and names none of its folders and commands', () => {
  const internal = /npm run |pnpm |\bpackages\/(sdk|gateway|ui)\b|mock-server\/(src|tests)|\btests\/[\w/-]+\.test\.ts/;
  const own = [...pages].filter(([path]) => !/^\/(changelog|v[\d.]+)\//.test(path));
  expect(own.filter(([, html]) => internal.test(unescaped(html))).map(([path]) => path)).toEqual([]);
});

test('names only operations of the contract', () => {
  const apis = new Set(operations.map(({ api }) => api));
  const unknown = [...ownPages()].flatMap(([path, html]) =>
    (textOf(html).match(/\b(?:mall|plugin|mch|app|pc)(?:\.\w+)*\.[A-Z]\w*\.\w+/g) ?? [])
      .filter((name) => !apis.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('has no two pages of the same title, unless the SDK reference has one of them', () => {
  const titles = [...ownPages()].filter(([path]) => !path.startsWith('/sdk/')).map(([path, html]) => [titleOf(html), path] as const);
  const repeated = titles.filter(([title, path]) => titles.some(([other, otherPath]) => other === title && otherPath !== path));
  expect(repeated).toEqual([]);
});

test('links no package on the npm registry and installs none from it, before it is published', () => {
  const installed = /npmjs\.com\/package\/@mall|npm (?:install|i|pack)(?: --save-dev| -D)? @mall\//;
  const found = [...ownPages()].filter(([, html]) => installed.test(textOf(html)) || html.includes('npmjs.com/package/@mall'));
  // The pages on installation say so for the time after the first release.
  expect(found.map(([path]) => path).filter((path) => !['/quick-start/install/', '/sdk/'].includes(path))).toEqual([]);
});

test('is written in American spelling, and mentions settings and servers of others only where integrators need them', () => {
  const british = /\b(?:catalogue|colour|favourite|behaviour|recognise|organis|licence(?!\)))/i;
  const inside =
    /\bX-Internal-Key\b|internal key|Session\.kind|MALL_BACKOFFICE_URL|not part of this project|our storefront|the facts name/i;
  const texts = [...ownPages()].map(([path, html]) => [path, textOf(html)] as const);
  // Not the texts of demo products in examples, and the documentation comments of the SDK.
  const pageText = [...ownPages()]
    .filter(([path]) => !path.startsWith('/sdk/reference/'))
    .map(([path, html]) => [path, textOf(html.replaceAll(/<pre[\s\S]*?<\/pre>/g, '')).replaceAll('x-error-catalogue', '')] as const);
  expect(pageText.filter(([, text]) => british.test(text)).map(([path]) => path)).toEqual([]);
  expect(texts.filter(([, text]) => inside.test(text)).map(([path]) => path)).toEqual([]);
  expect(pageText.filter(([, text]) => /older servers/.test(text)).map(([path]) => path)).toEqual([]);
});

test('shows the sidebar of the guides on the pages of basics', () => {
  for (const path of ['/concepts/requests/', '/concepts/idempotency/', '/concepts/uploads/']) {
    expect(pages.get(path)).toMatch(/aria-current="true"[^>]*>Guides</);
    expect(pages.get(path)).toContain('href="/quick-start/install/"');
  }
});

test('names the retryable codes of the gateway in the guide to configuration, and no other', () => {
  const section =
    /^## Retries and timeouts\n[\s\S]*?^## /m.exec(readFileSync('../../packages/sdk/docs/configuration.md', 'utf8'))?.[0] ?? '';
  const retryable = Object.entries(current.document['x-error-catalogue']).filter(([, entry]) => entry['x-retryable'] && entry['x-emitted']);
  expect(section.match(/(?<=code )\d+/g)).toEqual(retryable.map(([code]) => code));
});

test('has no link to a missing page or heading', () => {
  const ids = new Map(
    [...pages].map(([path, html]) => [path, new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => unescaped(id)))]),
  );
  const brokenLinks = [...pages].flatMap(([path, html]) =>
    [...html.matchAll(/<(?:a|link|img|script)\s[^>]*?(?:href|src)="([^"]*)"/g)]
      .map(([, href = '']) => new URL(unescaped(href), `http://site${path}`))
      .filter(({ host, pathname, hash }) => host === 'site' && !isThere(ids, pathname, decodeURIComponent(hash.slice(1))))
      .map(({ pathname, hash }) => `${path} → ${pathname}${hash}`),
  );
  expect([...new Set(brokenLinks)]).toEqual([]);
});

function isThere(ids: ReadonlyMap<string, ReadonlySet<string>>, path: string, id: string): boolean {
  const page = ids.get(path);
  if (!page) return !path.endsWith('/') && existsSync(join(folder, path));
  return id === '' || page.has(id);
}

test('llms-full.txt holds every guide, error code and operation as plain Markdown', () => {
  const text = readFileSync(join(folder, 'llms-full.txt'), 'utf8');
  expect(text).toContain('# Checkout guide: from sign-in to refund');
  for (const { api, summary } of operations) expect(text).toContain(`# ${summary}: ${api}\n`);
  for (const code of Object.keys(errorAdvice)) expect(text).toContain(`\n- ${code} `);
  expect(text).not.toMatch(/<Tab|<\/?div|^import .+ from '(?:@astrojs|.+package\.json)|\{manifest/m);
  expect(text).toContain(`<a href="/downloads/mall_sdk-${sdk.version}.tar.gz" download>mall_sdk-${sdk.version}.tar.gz</a>`);
  expect(readFileSync(join(folder, 'llms.txt'), 'utf8')).toContain('](/llms-full.txt)');
  expect(text.match(/.*[^.]\.\.(?!\.).*/g)?.filter((line) => !/`.*\.\..*`|^ *(?:import|from|\.\.)/.test(line)) ?? []).toEqual([]);
  expect(text).toContain('wallet_pay (Wallet), pc_alipay (Alipay), pc_wechat (WeChat Pay)');
});

test('the changelog has the date of each release', () => {
  const headings = [...(pages.get('/changelog/') ?? '').matchAll(/<h3[^>]*>(\d[^<]*)</g)].map(([, heading = '']) => heading);
  expect(headings.length).toBeGreaterThan(4);
  for (const heading of headings) expect(heading).toMatch(/^\d+\.\d+\.\d+ - \d{4}-\d\d-\d\d$/);
});

test('the changelog names no document that is not on the site', () => {
  expect(pages.get('/changelog/')).not.toContain('family-clients');
});
