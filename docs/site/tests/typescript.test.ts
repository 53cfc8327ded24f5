import { execFile } from 'node:child_process';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { blocksOf, filesOf } from '../scripts/blocks.ts';
import { requestExamplesOf } from '../src/reference/examples.ts';
import { current } from '../src/reference/versions.ts';

const folder = 'build/snippets';

/** The TypeScript files of a page: blocks that name one, so that others can import it, and the others by a number. */
function modulesOf(page: string): ReadonlyMap<string, string> {
  const isTypeScript = (name: string) => /\.tsx?$/.test(name);
  const unnamed = blocksOf(page).flatMap(({ language, file, code }, index) =>
    /^tsx?$/.test(language) && file === undefined ? [[`block-${index}.${language}`, code] as const] : [],
  );
  return new Map([...unnamed, ...[...filesOf(page)].filter(([name]) => isTypeScript(name))]);
}

function write(file: string, code: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  // A module of its own, also where it imports nothing.
  writeFileSync(join(folder, file), `${code}\nexport {};\n`);
}

/** Declares the names that the short examples of the page Configuration use; the others import them. */
const configurationPrelude = `
import { createMall, createMallClient, poll, upload } from '@mall/sdk';
import { ordersShow } from '@mall/sdk/operations/orders';
import { uploadsAdd } from '@mall/sdk/operations/uploads';
import { startMock } from '@mall/mock-server';
declare const file: File;
const client = createMallClient({ baseUrl: 'https://shop.example/api/' });
const mall = createMall(client);
declare const signal: AbortSignal;
`;

test('the TypeScript examples of operations, quick starts, basics and configuration compile', async () => {
  rmSync(folder, { recursive: true, force: true });
  for (const operation of current.domains.flatMap(({ operations }) => operations)) {
    write(`operations/${operation.api}.ts`, requestExamplesOf(operation).typescript);
  }
  for (const page of globSync('src/{content/docs/{index.md,{quick-start,concepts}/*.{md,mdx}},reference/handle-errors.mdx}')) {
    for (const [name, code] of modulesOf(page)) write(`${basename(page).replace(/\.mdx?$/, '')}/${name}`, code);
  }
  for (const [name, code] of modulesOf('src/content/docs/guides/sdk/configuration.md')) {
    write(`configuration/${name}`, code.startsWith('import ') ? code : configurationPrelude + code);
  }
  const options = { lib: ['ES2024', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx', noUnusedLocals: false, allowImportingTsExtensions: true };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../../../tsconfig.base.json',
      compilerOptions: options,
      include: ['.', '../../tests/support/react-native.d.ts'],
    }),
  );
  const compileErrors = await promisify(execFile)('pnpm', ['exec', 'tsc', '-p', folder]).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
  expect(compileErrors).toBe('');
});
