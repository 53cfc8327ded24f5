import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sdk from '@mall/sdk/package.json' with { type: 'json' };
import { beforeAll, expect, test } from 'vitest';
import { filesOf } from '../scripts/blocks.ts';
import { clientFiles, copiedTexts, folder, readPages } from './support/site.ts';

let pages: ReadonlyMap<string, string>;

beforeAll(() => {
  pages = readPages();
});

test('offers the published document, in which operations require a session and accept JSON', () => {
  const document = JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8'));
  expect(document.paths['/mall.Order.payment'].post).toMatchObject({
    security: [{ session: [] }],
    requestBody: { content: { 'application/json': {} } },
  });
});

test('offers the published document in OpenAPI 3.0, with the same operations', () => {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  expect(read('openapi-3.0.json').openapi).toBe('3.0.3');
  expect(Object.keys(read('openapi-3.0.json').paths)).toEqual(Object.keys(read('openapi.json').paths));
});

// The modules of the Python package are below its folder `src`, the Go module has a guide of its own.
test.each(
  readdirSync(clientFiles, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!go\/)[\w-]+\/[\w.]+\.(py|ts|php|rb|java|cs)$|^go\/examples\/quickstart\/main\.go$/.test(name),
  ),
)('prints the client file %s on the page of other languages and offers it for download', (name) => {
  const code = readFileSync(join(clientFiles, name), 'utf8');
  const html = pages.get('/guides/sdk/other-languages/') ?? '';
  expect(copiedTexts(html)).toContain(code.trimEnd());
  expect(html).toContain(`href="/clients/${name}"`);
  expect(readFileSync(join(folder, 'clients', name), 'utf8')).toBe(code);
});

test('offers the wheel and the archive of the Python package with their checksums, the wheel on the guide as well', () => {
  const [wheel, archive] = [`/downloads/mall_sdk-${sdk.version}-py3-none-any.whl`, `/downloads/mall_sdk-${sdk.version}.tar.gz`];
  expect(pages.get('/guides/sdk/other-languages/')).toContain(`href="${wheel}"`);
  for (const file of [wheel, archive]) {
    for (const address of [file, `${file}.sha256`]) expect(pages.get('/quick-start/python/')).toContain(`href="${address}"`);
    expect(readFileSync(join(folder, `${file}.sha256`), 'utf8')).toContain(hash('sha256', readFileSync(join(folder, file))));
  }
});

test('offers the Go module with its license', () => {
  const archive = `/downloads/mall-sdk-go-${sdk.version}.tar.gz`;
  for (const page of ['/quick-start/go/', '/guides/sdk/other-languages/']) expect(pages.get(page)).toContain(`href="${archive}"`);
  expect(readFileSync(join(folder, 'downloads/SHA256SUMS'), 'utf8')).toContain(`mall-sdk-go-${sdk.version}.tar.gz`);
  const files = execFileSync('tar', ['-tzf', join(folder, archive)], { encoding: 'utf8' });
  expect(files.split('\n')).toEqual(expect.arrayContaining(['go/LICENSE', 'go/README.md', 'go/go.mod']));
});

test('the Go program of the checkout guide is an example of the Go module, whose tests run it', () => {
  const shown = filesOf('src/content/docs/concepts/place-an-order.mdx').get('buy.go')?.trim();
  const example = readFileSync(join(clientFiles, 'go/examples/order/main.go'), 'utf8');
  expect(example.trim()).toBe(shown);
});

test('the package index has the checksum of each file and the required version of Python', () => {
  expect(readFileSync(join(folder, 'simple/index.html'), 'utf8')).toContain('href="mall-sdk/"');
  const index = readFileSync(join(folder, 'simple/mall-sdk/index.html'), 'utf8');
  const links = [...index.matchAll(/href="\.\.\/\.\.\/(downloads\/.*?)#sha256=(.*?)" data-requires-python="(.*?)"/g)];
  expect(links.map(([, file = '']) => file.replace(/^.*\.(?=whl|tar)/, ''))).toEqual(['whl', 'tar.gz']);
  for (const [, file = '', checksum, python] of links) {
    expect(hash('sha256', readFileSync(join(folder, file)))).toBe(checksum);
    expect(python).toBe('&gt;=3.9');
  }
});
