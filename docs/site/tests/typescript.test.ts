import { execFile } from 'node:child_process';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { requestExamplesOf } from '../src/reference/examples.ts';
import { current } from '../src/reference/versions.ts';
import { blocksOf } from './support/blocks.ts';

const folder = 'build/snippets';

/** The TypeScript blocks of a page by file name: the one in their first line, so that others can import them, or else a number. */
function modulesOf(page: string): ReadonlyMap<string, string> {
  const blocks = blocksOf(page).filter(({ language }) => /^tsx?$/.test(language));
  return new Map(blocks.map(({ language, file, code }, at) => [file ?? `block-${at}.${language}`, code]));
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
  for (const page of globSync('src/content/docs/{index.md,{quick-start,concepts}/*.{md,mdx}}')) {
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
  const faults = await promisify(execFile)('pnpm', ['exec', 'tsc', '-p', folder]).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
  expect(faults).toBe('');
});
