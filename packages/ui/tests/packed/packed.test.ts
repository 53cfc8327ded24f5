/** Tests the package as consumers get it: packed, installed from its file, built and opened in their applications. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { chromiumPath } from '../../../../scripts/lib/chromium.ts';
import manifest from '../../package.json' with { type: 'json' };
import { weigh } from '../../scripts/weigh.ts';
import { installPacked, packageFolder, type Running, run, serve } from './support.ts';

let folder: string;
let browser: Browser;
/** Entry points that are not modules. */
const withoutTypes = ['./fonts.css', './tokens.css', './tokens.json', './tokens.studio.json', './tokens/*'];
const packed = () => join(folder, 'mall-ui.tgz');
const vite = (...args: string[]) => [join(folder, 'node_modules/vite/bin/vite.js'), ...args];

beforeAll(async () => {
  folder = await installPacked();
  browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
});

afterAll(async () => {
  await browser?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Expects the main button in the brand of the applications: its color, height and corners. */
async function expectBrand(page: Page, name: string): Promise<void> {
  const style = await page.getByRole('button', { name }).evaluate((button) => {
    const { backgroundColor, minHeight, borderTopLeftRadius } = getComputedStyle(button);
    return [backgroundColor, minHeight, borderTopLeftRadius];
  });
  expect(style).toEqual(['rgb(11, 87, 208)', '40px', '2px']);
}

/** Opens a page and fails the test at every message in its console. */
async function open(url: string, javaScriptEnabled = true): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ javaScriptEnabled });
  onTestFinished(() => page.close());
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('404')) complaints.push(message.text());
  });
  await page.goto(url);
  return { page, complaints };
}

describe('the packed package', () => {
  test('contains the files it declares and no private ones', async () => {
    const installed = JSON.parse(await readFile(join(folder, 'node_modules/@mall/ui/package.json'), 'utf8'));
    expect(Object.keys(installed.dependencies)).toEqual(['culori', 'fastest-levenshtein', 'zod']);
    expect(JSON.stringify(installed)).not.toMatch(/"source":|"catalog:|workspace:[*^~]/);
    expect(installed).not.toHaveProperty('devDependencies');
    expect(installed).not.toHaveProperty('scripts');
    const paths = (await run('tar', ['-tzf', packed()], folder)).trim().split('\n');
    const tops = new Set(paths.map((path) => path.split('/')[1]));
    expect([...tops].sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'docs', 'package.json']);
    expect(paths.filter((path) => /stories|\.test\.|testing\/|\.mdx$/.test(path))).toEqual([]);
  });

  test('is tested with the lowest version of every peer range by Vite and the server, and with those of the workspace by Next.js', async () => {
    const versionsIn = async (project: string): Promise<Record<string, string>> =>
      JSON.parse(await readFile(join(folder, project, 'package.json'), 'utf8')).dependencies;
    const peers = Object.entries(manifest.peerDependencies);
    expect(await versionsIn('.')).toMatchObject(Object.fromEntries(peers.map(([name, range]) => [name, range.replace('^', '')])));
    const used = peers.map(async ([name]) => {
      const { version } = JSON.parse(await readFile(join(packageFolder, 'node_modules', name, 'package.json'), 'utf8'));
      return [name, version];
    });
    expect(await versionsIn('next')).toMatchObject(Object.fromEntries(await Promise.all(used)));
  });

  test('gives Style Dictionary the values of tokens.css, with the configuration of the guide', async () => {
    const installed = join(folder, 'node_modules/@mall/ui');
    const [, configuration = ''] =
      /```js\n(import StyleDictionary[\s\S]*?)```/.exec(await readFile(join(installed, 'docs/tokens.md'), 'utf8')) ?? [];
    await writeFile(join(folder, 'sd.config.mjs'), configuration);
    await run(process.execPath, ['sd.config.mjs'], folder);
    // Of several declarations, such as those of the compact density, the first one is that of the page.
    const declarations = async (file: string) => {
      const found = [...(await readFile(file, 'utf8')).matchAll(/(--mall-[\w-]+): ([^;]*);/g)];
      return new Map(found.reverse().map(([, name = '', value = '']) => [name, value]));
    };
    const own = await declarations(join(installed, 'dist/tokens.css'));
    const light = await declarations(join(folder, 'build/light.css'));
    const dark = await declarations(join(folder, 'build/dark.css'));
    for (const name of ['motion-quick', 'type-h1', 'size-measure', 'radius-card', 'space-300', 'palette-neutral-50'])
      expect([name, light.get(`--mall-${name}`)]).toEqual([name, own.get(`--mall-${name}`)]);
    expect(light.get('--mall-color-ink-soft')).toBe('var(--mall-palette-neutral-700)');
    expect(dark.get('--mall-color-ink-soft')).toBe('var(--mall-palette-neutral-300)');
    expect(light.get('--mall-typography-h1-tracking')).toBe('var(--mall-tracking-latin-display)');
    expect([...light.values(), ...dark.values()].filter((value) => value.includes('[object'))).toEqual([]);
  });

  test('is built for production whatever NODE_ENV is', async () => {
    const dist = join(folder, 'node_modules/@mall/ui/dist');
    const modules = (await readdir(dist, { recursive: true })).filter((path) => path.endsWith('.js'));
    const texts = await Promise.all(modules.map(async (path) => [path, await readFile(join(dist, path), 'utf8')] as const));
    expect(texts.filter(([, text]) => text.includes('jsxDEV')).map(([path]) => path)).toEqual([]);
  });

  test('marks components and hooks for React Server Components, but neither rules nor themes', async () => {
    const dist = join(folder, 'node_modules/@mall/ui/dist');
    const isClient = async (path: string) => (await readFile(join(dist, path), 'utf8')).startsWith('"use client"');
    for (const path of [
      'commerce/catalog/Price/Price.js',
      'commerce/catalog/ProductCard/ProductGrid.js',
      'provider/useHydrated.js',
      'commerce/catalog/Price/useMoney.js',
    ]) {
      expect(await isClient(path), path).toBe(true);
    }
    for (const path of ['index.js', 'rules.js', 'theme/index.js', 'theme/createMallTheme.js', 'commerce/catalog/Price/formatMoney.js']) {
      expect(await isClient(path), path).toBe(false);
    }
  });

  test('passes publint, and "are the types wrong" for every entry point', async () => {
    await run('pnpm', ['exec', 'publint', '--strict', packed()], packageFolder);
    await run(
      'pnpm',
      ['exec', 'attw', packed(), '--profile', 'esm-only', '--exclude-entrypoints', ...withoutTypes, '--no-emoji'],
      packageFolder,
    );
  });

  test('passes the dry run of npm publish', async () => {
    await run('npm', ['publish', '--dry-run', '--access=public', '--tag=test', packed()], folder);
  });

  test('exports every component to Node, which renders pages', async () => {
    const entryPoints = Object.entries(manifest.exports).flatMap(([path, target]) =>
      typeof target === 'object' && 'import' in target ? [path.replace('.', '@mall/ui')] : [],
    );
    const script = `for (const name of ${JSON.stringify(entryPoints)}) if (Object.keys(await import(name)).length === 0) throw new Error(name);`;
    await run(process.execPath, ['--input-type=module', '--eval', script], folder);
  });

  test('exports the rules to a server without React', async () => {
    const said = await run(process.execPath, ['check.mjs'], join(folder, 'rules'));
    expect(JSON.parse(said)).toEqual({ ok: false, errors: { phone: 'errors.phone' } });
  });

  test('bundles one component without the others', async () => {
    const { bytes, modules } = await weigh('@mall/ui', 'Price', folder);
    expect(modules.some((path) => path.endsWith('/commerce/catalog/Price/Price.js'))).toBe(true);
    expect(modules.filter((path) => /navigation|overlays|forms|ProductCard|Announcer|Provider\.js/.test(path))).toEqual([]);
    expect(bytes).toBeLessThan(2500);
  });
});

test('applications with every declaration checked compile against it', async () => {
  await run(process.execPath, [join(folder, 'node_modules/typescript/bin/tsc'), '-p', '.'], folder);
});

test('a plain Vite application shows its products, and loads a form on demand', async () => {
  await run(process.execPath, vite('build', 'vite', '--logLevel', 'error'), folder);
  const { origin, stop } = await serve(
    (port) => vite('preview', 'vite', '--host', '127.0.0.1', '--port', String(port), '--strictPort'),
    folder,
  );
  onTestFinished(stop);
  const { page, complaints } = await open(origin);
  await page.getByRole('link', { name: 'Bakuchiol Night Serum' }).waitFor();
  expect(await page.evaluate(() => document.fonts.load('16px "Sylvane Text"').then(({ length }) => length))).toBe(1);
  await expectBrand(page, 'Take one');
  await page.getByRole('button', { name: 'Take one' }).click();
  await page.getByText('In your cart').first().waitFor();
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('LoginForm')).length);
  expect(await loaded()).toBe(0);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('form [type="submit"]').click();
  await page.getByText('비밀번호를 입력해 주세요.').first().waitFor();
  expect(await loaded()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

describe('a server-rendered application', () => {
  let origin: string;
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const ssr = join(folder, 'ssr');
    await run(process.execPath, vite('build', '--logLevel', 'error'), ssr);
    await run(process.execPath, vite('build', '--ssr', 'entry-server.tsx', '--logLevel', 'error'), ssr);
    ({ origin, stop } = await serve(() => ['server.mjs'], ssr));
  });
  afterAll(() => stop?.());

  test('hydrates without changes, in the scheme of the system', async () => {
    const { page, complaints } = await open(`${origin}/?lang=tn`);
    await page.getByRole('link', { name: '晚安精華液' }).waitFor();
    // Only after hydration is an error shown without a request to the server.
    await expect
      .poll(
        async () => {
          await page.locator('form [type="submit"]').click();
          return page.url() === `${origin}/?lang=tn` && (await page.locator('form [aria-invalid="true"]').count()) > 0;
        },
        { timeout: 30_000 },
      )
      .toBe(true);
    expect(await page.locator('html').getAttribute('data-scheme')).toBe('light');
    expect(complaints).toEqual([]);
  });

  test('validates a form by the same rules without JavaScript, in the language of the page', async () => {
    const posted = await fetch(`${origin}/?lang=zh`, { method: 'POST', body: new URLSearchParams({ type: 'phone', phone: '138' }) });
    expect(posted.status).toBe(400);
    const html = await posted.text();
    expect(html).toContain('请输入正确的手机号码');
    expect(html).toMatch(/<input(?=[^>]*name="phone")(?=[^>]*value="138")/);
  });

  test('does not mix 50 concurrent requests in four languages', async () => {
    const marks = { en: 'Come in', zh: '图形验证码', tn: '圖形驗證碼', ko: '나이트 세럼' };
    const languages = Object.keys(marks);
    const ask = async (language: string) => (await fetch(`${origin}/?lang=${language}`)).text();
    const calm = new Map<string, string>();
    for (const language of languages) calm.set(language, await ask(language));
    for (const [language, mark] of Object.entries(marks)) {
      const others = [...calm].filter(([other]) => other !== language).map(([, html]) => html);
      expect(calm.get(language)).toContain(mark);
      expect(others.filter((html) => html.includes(mark))).toEqual([]);
    }
    const wanted = Array.from({ length: 50 }, (_, index) => languages[(index * 7 + (index >> 2)) % 4] ?? 'en');
    const responses = await Promise.all(wanted.map(ask));
    const mixed = wanted.filter((language, index) => responses[index] !== calm.get(language));
    expect(mixed).toEqual([]);
    for (const [index, language] of wanted.entries()) {
      const tag = { en: 'en-US', zh: 'zh-CN', tn: 'zh-TW', ko: 'ko-KR' }[language];
      expect(responses[index]).toContain(`<html lang="${tag}">`);
    }
  });
});

const nextProgram = 'node_modules/next/dist/bin/next';
const withoutTelemetry = { NEXT_TELEMETRY_DISABLED: '1' };
const reactRouter = (...args: string[]) => ['node_modules/@react-router/dev/bin.cjs', ...args];

/** Functions that build and start an application, by its framework. */
const frameworks: Readonly<Record<string, () => Promise<Running>>> = {
  'Next.js with the App Router': async () => {
    const project = join(folder, 'next');
    await run(process.execPath, [nextProgram, 'build'], project, withoutTelemetry);
    return serve((port) => [nextProgram, 'start', '-H', '127.0.0.1', '-p', String(port)], project, withoutTelemetry);
  },
  'React Router in framework mode': async () => {
    const project = join(folder, 'react-router');
    await run(process.execPath, reactRouter('typegen'), project);
    await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.'], project);
    await run(process.execPath, reactRouter('build'), project);
    return serve(() => ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'], project, { HOST: '127.0.0.1' });
  },
};

describe.each(Object.entries(frameworks))('an application on %s', (_framework, start) => {
  let running: Running;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running?.stop());

  test('hydrates without a warning, in its own brand and currency', async () => {
    const { page, complaints } = await open(running.origin);
    await expectBrand(page, 'Take one');
    await page.getByText('1.428,00\u00a0€').first().waitFor();
    // A click before hydration does nothing.
    await expect
      .poll(
        async () => {
          await page.getByRole('button', { name: 'Take one' }).click();
          return page.getByText('In your cart').count();
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  test('shows its page without JavaScript', async () => {
    const { page, complaints } = await open(running.origin, false);
    await expectBrand(page, 'Take one');
    expect(await page.getByRole('link', { name: 'Bakuchiol Night Serum' }).isVisible()).toBe(true);
    expect(await page.getByText('1.428,00\u00a0€').first().isVisible()).toBe(true);
    expect(await page.locator('form[method="post"] input[name="phone"]').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });
});

test('a form on React Router that is posted without JavaScript is shown again with its errors', async () => {
  const { origin, stop } = await serve(
    () => ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'],
    join(folder, 'react-router'),
    { HOST: '127.0.0.1' },
  );
  onTestFinished(stop);
  const posted = await fetch(`${origin}/?index`, { method: 'POST', body: new URLSearchParams({ type: 'phone', phone: '138' }) });
  expect(posted.status).toBe(400);
  expect(await posted.text()).toMatch(/<input(?=[^>]*name="phone")(?=[^>]*value="138")(?=[^>]*aria-invalid="true")/);
});
