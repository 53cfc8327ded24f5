import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const contents = `
  import { call, createMallClient } from './index.ts';
  import { catalogProduct } from './generated/operations/catalog.ts';
  export const load = (baseUrl, fetch) => call(createMallClient({ baseUrl, fetch }), catalogProduct, { pro_id: 1001 });`;

/** Loads the package as Node.js does with the condition `production`. */
async function loadProductionBuild(): Promise<{ load(baseUrl: string, fetch: () => Promise<Response>): Promise<unknown> }> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('../src/', import.meta.url)), loader: 'ts' },
    bundle: true,
    format: 'esm',
    conditions: ['source', 'production'],
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')}`);
}

test.each([
  ['<h1>Hello</h1>', 'text/html'],
  ['', 'application/json'],
])('a production build names the response %j, which is no envelope, and its status', async (text, type) => {
  const { load } = await loadProductionBuild();
  await expect(load('http://gateway/api/', async () => new Response(text, { headers: { 'Content-Type': type } }))).rejects.toMatchObject({
    name: 'ContractViolation',
    message: 'mall.Product.index: the response is not an envelope (HTTP 200)',
    status: 200,
  });
});
