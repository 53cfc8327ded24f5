import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

const here = join(import.meta.dirname, '../..');

interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
}

let folder: string;
let server: PreviewServer;
let browser: Browser;
let origin: string;
let entries: readonly Entry[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-storybook-'));
  await promisify(execFile)('pnpm', ['exec', 'storybook', 'build', '--output-dir', join(folder, 'site')], {
    cwd: here,
    maxBuffer: 2 ** 26,
  });
  server = await preview({
    configFile: false,
    appType: 'mpa',
    root: folder,
    build: { outDir: 'site' },
    preview: { port: 0, host: '127.0.0.1' },
  });
  origin = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
  const index: { entries: Record<string, Entry> } = await (await fetch(`${origin}/index.json`)).json();
  entries = Object.values(index.entries);
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A page that notes failed requests and errors of its scripts. */
async function watchedPage(): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const faults: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  return { page, faults };
}

/**
 * Opens a documentation page until its examples are drawn and its pictures have arrived, and returns its faults. Stories in frames of their own
 * have tests of their own.
 */
async function visit(page: Page, id: string): Promise<string[]> {
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
  await page.locator('.sbdocs h1').first().waitFor();
  const arrived = () => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');
  await page.waitForFunction(arrived, undefined, { timeout: 20_000 });
  const seen = await page.evaluate(() => ({
    scrolled: window.scrollY,
    error: document.body.classList.contains('sb-show-errordisplay'),
    wide: document.documentElement.scrollWidth - window.innerWidth,
    links: [...document.querySelectorAll('.sbdocs a[href*="path=/"]')]
      .filter((link) => !link.closest('.sb-story, .mall-example'))
      .map((link) => /path=\/\w+\/([\w-]+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? ''),
  }));
  return [
    ...(seen.error ? ['shows an error'] : []),
    ...(seen.scrolled > 0 ? [`opens scrolled by ${seen.scrolled} px`] : []),
    ...(seen.wide > 0 ? [`is ${seen.wide} px wider than the window`] : []),
    ...seen.links.filter((link) => !entries.some((entry) => entry.id === link)).map((link) => `links to ${link}, which does not exist`),
  ];
}

it('opens every documentation page unscrolled, without a failed request, an error or a broken link', async () => {
  const found: string[] = [];
  for (const { id } of entries.filter(({ type }) => type === 'docs')) {
    // A new page for each: a frame that is left while it loads reports an error of its own.
    const { page, faults } = await watchedPage();
    const seen = await visit(page, id).catch(({ message }: Error) => [message]);
    await page.close();
    found.push(...[...seen, ...faults].map((fault) => `${id}: ${fault}`));
  }
  expect(found).toEqual([]);
});

it('opens on the start page, whose links lead to other pages', async () => {
  const { page, faults } = await watchedPage();
  await page.goto(origin);
  const pathOf = () => new URL(page.url()).searchParams.get('path');
  await expect.poll(pathOf, { timeout: 60_000 }).toBe('/docs/start--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  await docs.getByRole('link', { name: 'ProductCard' }).click();
  await docs.getByRole('heading', { level: 1, name: 'ProductCard' }).waitFor();
  expect(pathOf()).toBe('/docs/commerce-productcard--docs');
  expect(faults).toEqual([]);
  await page.close();
});

it.each([
  ['commerce-quantitystepper--docs', '<QuantityStepper value={1} max={5} onChange={handleChange} />'],
  ['feedback-emptystate--docs', 'action={<Button variant="contained">All products</Button>}'],
  ['commerce-productcard--docs', 'pictureUrl="/media/picture.jpg"'],
])('shows the code of %s as it is written by hand', async (id, code) => {
  const { page } = await watchedPage();
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
  await page.getByText('Show code').first().click();
  await expect.poll(() => page.locator('.sbdocs-preview').first().textContent(), { timeout: 30_000 }).toContain(code);
  await page.close();
});
