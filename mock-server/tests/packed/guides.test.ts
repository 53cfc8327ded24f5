/** Runs the code of the guides, with other ports, in a project that has installed the packed package. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumPath } from '../../../scripts/lib/chromium.ts';
import { emptyFolder, packageFolder, packInto, run, tarball } from './support.ts';

let folder: string;
let ports: { readonly mock: number; readonly shop: number };
beforeAll(async () => {
  folder = await emptyFolder();
  ports = { mock: await freePort(), shop: await freePort() };
  await packInto(folder);
  const manifest = { name: 'shop', private: true, scripts: { start: 'node shop.mjs' } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['pkg', 'set', 'type=module'], folder);
  const tools = [
    '@playwright/test@1.65.1',
    'msw@3.0.5',
    'cypress@15.3.0',
    'start-server-and-test@3.0.12',
    'typescript@5.9.3',
    '@types/node@24.10.1',
  ];
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', `./${tarball}`, ...tools], folder);
  for (const guide of ['playwright', 'cypress', 'msw', 'recipes', 'asserting-on-calls']) await writeCode(guide);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes the code blocks of a guide into the files that their first lines name. */
async function writeCode(guide: string): Promise<void> {
  const text = await readFile(join(packageFolder, 'docs', `${guide}.md`), 'utf8');
  const blocks = [...text.matchAll(/^```[tj]s\n\/\/ (\S+)\n(.*?)^```/gms)];
  expect(blocks.length).toBe(text.split(/```[tj]s/).length - 1);
  for (const [, name = '', code = ''] of blocks) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), code.replaceAll('4010', String(ports.mock)).replaceAll('3000', String(ports.shop)));
  }
}

test.each([
  { workers: 3, title: 'the Playwright guide gives each of its parallel workers the responses of its own rules' },
  { workers: 1, title: 'the Playwright guide gives each test of a single worker its own calls only' },
])('$title', async ({ workers }) => {
  const executablePath = chromiumPath;
  const config = `
    import config from './playwright.config.ts';
    export default { ...config, workers: ${workers}, use: { ...config.use, launchOptions: { executablePath: ${JSON.stringify(executablePath)} } } };
  `;
  await writeFile(join(folder, 'here.config.ts'), config);
  expect(await run('npx', ['playwright', 'test', '--config', 'here.config.ts', '--reporter', 'line'], folder)).toContain('6 passed');
});

test('the MSW guide forwards intercepted calls to the mock', async () => {
  const guide = await readFile(join(packageFolder, 'docs', 'msw.md'), 'utf8');
  for (const command of ['npm pkg set type=module', 'node --test product.test.ts']) expect(guide).toContain(`${command}\n`);
  expect(await run(process.execPath, ['--test', 'product.test.ts'], folder)).toMatch(/pass 2\n.*fail 0\n/s);
});

test('the recipes and the guide to calls pass', async () => {
  expect(await run(process.execPath, ['--test', 'recipes.test.ts', 'calls.test.ts'], folder)).toMatch(/pass 9\n.*fail 0\n/s);
});

test('the Cypress guide waits for the mock and the shop before it runs Cypress', async () => {
  const guide = await readFile(join(packageFolder, 'docs', 'cypress.md'), 'utf8');
  const [, command = ''] = /^(npx start-server-and-test .+) "npx cypress run [^"]+"$/m.exec(guide) ?? [];
  expect(command).toContain("'npm start' http://127.0.0.1:3000");
  const suite = `node -e "fetch('http://127.0.0.1:'+process.env.MOCK_PORT+'/health').then(({status}) => console.log('health', status))"`;
  await writeFile(join(folder, 'suite.sh'), suite);
  const script = `export MOCK_PORT=${ports.mock} GATEWAY_URL=http://127.0.0.1:${ports.mock}/api/; ${command.replaceAll('3000', String(ports.shop))} 'sh suite.sh'`;
  expect(await run('sh', ['-c', script], folder)).toContain('health 200');
});

test('the code of every guide compiles', async () => {
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2024', '--module', 'nodenext', '--allowImportingTsExtensions'];
  const compile = (...files: string[]) => run('npx', ['tsc', ...options, ...files], folder);
  await compile('--types', 'node', 'playwright.config.ts', 'tests/product.spec.ts', 'product.test.ts', 'recipes.test.ts', 'calls.test.ts');
  await compile('--types', 'cypress', 'cypress.config.ts', 'cypress/support/e2e.ts', 'cypress/e2e/product.cy.ts');
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port');
  return address.port;
}
