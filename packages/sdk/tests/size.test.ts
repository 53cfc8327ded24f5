import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../src/', import.meta.url));

/** Returns the gzip size that a browser loads for an import, built for production. */
async function sizeOf(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['source', 'production'],
    target: 'es2022',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).byteLength;
}

/** Printing the imports prevents the bundler from dropping them as unused. */
const core = "import { call, createMallClient } from './index.ts'; console.log(call, createMallClient);";

test.each([
  ['the core', core, 4_300],
  [
    'the client with the product page',
    `${core} import { catalogProduct } from './generated/operations/catalog.ts'; console.log(catalogProduct);`,
    10_200,
  ],
  ['everything', "import { createMall, createMallClient } from './index.ts'; console.log(createMall, createMallClient);", 20_000],
])('%s is within its size budget', async (name, source, budget) => {
  const bytes = await sizeOf(source);
  console.log(`@mall/sdk, ${name}: ${bytes} B of ${budget} B gzip`);
  expect(bytes).toBeLessThanOrEqual(budget);
});

test('an enum is bundled without the others', async () => {
  const one = await sizeOf("import { OrderStatus } from './generated/enums.ts'; console.log(OrderStatus.Shipped);");
  expect(one).toBeLessThan(300);
});

test('the catalogue is bundled only when it is imported', async () => {
  const without = await sizeOf(core);
  const together = await sizeOf(`${core} import { errorCatalog } from './index.ts'; console.log(errorCatalog);`);
  expect(together - without).toBeGreaterThan(1_000);
});
