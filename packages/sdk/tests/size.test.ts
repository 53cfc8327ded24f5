import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { build as buildPackage } from 'tsup';
import { afterAll, beforeAll, expect, test } from 'vitest';
import configurations from '../tsup.config.ts';

const packageFolder = fileURLToPath(new URL('../', import.meta.url));

/** A copy of the package as it is published, in a folder from which its dependencies are found. */
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(packageFolder, 'node_modules/.size-'));
  await copyFile(join(packageFolder, 'package.json'), join(folder, 'package.json'));
  const [modules] = [configurations].flat();
  await buildPackage({ ...modules, config: false, dts: false, silent: true, outDir: join(folder, 'dist') });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns the gzip size that a browser loads for an import, built with the options that the README states. */
async function sizeOf(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    conditions: ['production'],
    target: 'es2022',
    write: false,
    // The chunks of the package import one another for their order alone, which esbuild warns about.
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).byteLength;
}

/** Printing the imports prevents the bundler from dropping them as unused. */
const core = "import { call, createMallClient } from '@mall/sdk'; console.log(call, createMallClient);";
const withErrors = `${core} import { describeError } from '@mall/sdk/errors'; console.log(describeError);`;

test.each([
  { row: '`createMallClient` and `call`, the core', source: core },
  {
    row: 'the core with one operation, the product page',
    source: `${core} import { catalogProduct } from '@mall/sdk/operations/catalog'; console.log(catalogProduct);`,
  },
  {
    row: '`createMallClient` and `createMall`, all operations',
    source: "import { createMall, createMallClient } from '@mall/sdk'; console.log(createMall, createMallClient);",
  },
  { row: '`describeError` with the error catalog, in addition', source: withErrors, base: core },
])('the built package is within the size that the README states: $row', async ({ row, source, base }) => {
  const readme = await readFile(join(packageFolder, 'README.md'), 'utf8');
  const [, stated] = readme.split(`| ${row} | `)[1]?.match(/^([\d.]+) kB/) ?? [];
  const bytes = (await sizeOf(source)) - (base === undefined ? 0 : await sizeOf(base));
  // The README's figure is set by what this prints.
  console.log(`@mall/sdk, ${row}: ${bytes} B of ${stated} kB gzip`);
  const budget = Number(stated) * 1000;
  expect(bytes).toBeLessThanOrEqual(budget);
  // A statement that is far too high helps no reader either.
  expect(bytes).toBeGreaterThan(budget - 200);
});

test('an enum is bundled without the others', async () => {
  const one = await sizeOf("import { OrderStatus } from '@mall/sdk/enums'; console.log(OrderStatus.Shipped);");
  expect(one).toBeLessThan(300);
});

test('the catalogue is bundled only when it is imported', async () => {
  const without = await sizeOf(core);
  const together = await sizeOf(`${core} import { errorCatalog } from '@mall/sdk'; console.log(errorCatalog);`);
  expect(together - without).toBeGreaterThan(1_000);
});
