import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumPath } from '../../../scripts/lib/chromium.ts';
import { compileSamples } from '../compile-samples.ts';

const packageRoot = join(import.meta.dirname, '../..');

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
    cwd: packageRoot,
    // In a test run, the Storybook has no types of props.
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
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
  browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens a page that records failed requests and errors of its scripts and frames. */
async function openMonitoredPage(): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const faults: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { page, faults };
}

/** Waits until every story of the page, in its own frame or not, is rendered, and every image is loaded. */
async function waitUntilRendered(page: Page): Promise<void> {
  await page.locator('.sbdocs h1').first().waitFor();
  await page.waitForFunction(
    () => {
      const isRendered = (story: Element) => story.querySelector('[id$="-inner"]')?.childElementCount !== 0;
      const isFinished = ({ contentWindow, loading }: HTMLIFrameElement) => {
        // A frame far below the window is loaded when the reader comes near it.
        if (loading === 'lazy' && contentWindow?.location.href === 'about:blank') return true;
        const preview = Reflect.get(contentWindow ?? {}, '__STORYBOOK_PREVIEW__');
        return ['finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase);
      };
      return (
        [...document.querySelectorAll('.sb-story')].every(isRendered) &&
        [...document.querySelectorAll<HTMLIFrameElement>('.sb-story iframe')].every(isFinished) &&
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
      );
    },
    undefined,
    { timeout: 60_000 },
  );
}

/** Shown code by the names of its pages, from every page that is visited. */
const samples: (readonly [id: string, code: string])[] = [];

/** Returns the code of the page's stories and of its text. */
async function readSamples(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[role=switch][aria-expanded=false]')) button.click();
  });
  // The code appears after its component is loaded. A story that waits for the reader, such as one in a frame far below the window, has none yet.
  await page.waitForFunction(
    () =>
      // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
      [...document.querySelectorAll<HTMLElement>('.sbdocs-preview')].every((shown) => shown.querySelector('pre') || shown.innerText === ''),
    undefined,
    { timeout: 30_000 },
  );
  const codeBlocks = await page.locator('.sbdocs-preview pre, [data-radix-scroll-area-content] > pre').allInnerTexts();
  return codeBlocks.filter((code) => /^(import|export|const|<)/.test(code));
}

/** Opens a documentation page until its stories are rendered, and returns its errors. */
async function visit(page: Page, id: string): Promise<string[]> {
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
  await waitUntilRendered(page);
  const state = await page.evaluate(() => ({
    scrolled: window.scrollY,
    focused: document.activeElement === document.body ? '' : (document.activeElement?.outerHTML.slice(0, 100) ?? ''),
    title: document.title,
    heading: document.querySelector('.sbdocs h1')?.textContent ?? '',
    error: document.body.classList.contains('sb-show-errordisplay'),
    wide: document.documentElement.scrollWidth - window.innerWidth,
    controls: [...document.querySelectorAll('.docblock-argstable tbody tr')].flatMap((row) => {
      const fitting = { boolean: '[type=checkbox]', string: 'textarea, select, [type=radio], [type=text]', number: '[type=number]' };
      const type = row.querySelector('td:nth-child(2) > div:nth-child(2) span')?.textContent ?? '';
      const control = row.querySelector('td:last-child :is(input, textarea, select)');
      const expected = Object.entries(fitting).find(([name]) => name === type)?.[1];
      return !control || !expected || control.matches(expected) ? [] : [row.querySelector('td')?.textContent ?? ''];
    }),
    links: [...document.querySelectorAll('.sbdocs a[href*="path=/"]')]
      .filter((link) => !link.closest('.sb-story, .mall-example'))
      .map((link) => /path=\/\w+\/([\w-]+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? ''),
    marks: [...document.querySelectorAll('.sbdocs *')]
      .filter((element) => element.childElementCount === 0 && !element.closest('pre, .sb-story') && /`|\/\*|\{@/.test(element.textContent))
      .map((element) => element.textContent.slice(0, 100)),
  }));
  for (const code of await readSamples(page)) samples.push([id, code]);
  return [
    ...(state.error ? ['shows an error'] : []),
    ...(state.focused ? [`takes the focus: ${state.focused}`] : []),
    ...(state.scrolled > 0 ? [`opens scrolled by ${state.scrolled} px`] : []),
    ...(state.wide > 0 ? [`is ${state.wide} px wider than the window`] : []),
    ...(state.title === `${state.heading} · @mall/ui` ? [] : [`has the title "${state.title}"`]),
    ...state.marks.map((text) => `shows Markdown or a comment as text: ${text}`),
    ...state.controls.map((prop) => `has a control that does not fit the type of ${prop}`),
    ...state.links.filter((link) => !entries.some((entry) => entry.id === link)).map((link) => `links to ${link}, which does not exist`),
  ];
}

it('every documentation page opens at its top without focus, error, failed request or broken link', async () => {
  const ids = entries.filter(({ type }) => type === 'docs').map(({ id }) => id);
  const allFaults: string[] = [];
  const visitNext = async (): Promise<void> => {
    const id = ids.pop();
    if (id === undefined) return;
    // A new page for each: a frame that is closed while it loads reports an error.
    const { page, faults } = await openMonitoredPage();
    const pageErrors = await visit(page, id).catch(({ message }: Error) => [message]);
    await page.close();
    allFaults.push(...[...pageErrors, ...faults].map((fault) => `${id}: ${fault}`));
    await visitNext();
  };
  await Promise.all([visitNext(), visitNext(), visitNext()]);
  expect(allFaults).toEqual([]);
});

it('the shown code of every story compiles with the types of the package', () => {
  expect(samples.length).toBeGreaterThan(300);
  expect(compileSamples(samples)).toEqual([]);
});

it('the documentation opens at the start page, whose links lead to other pages', async () => {
  const { page, faults } = await openMonitoredPage();
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

it('the search of the sidebar finds components by the names of other design systems', async () => {
  const { page } = await openMonitoredPage();
  await page.goto(origin);
  const search = page.getByRole('combobox', { name: /search/i }).getByRole('searchbox');
  const words = ['modal', 'snackbar', 'skeleton', 'badge', 'tooltip', 'checkbox', 'accordion', 'dark', 'contrast', 'empty'];
  for (const word of words) {
    await search.fill(word);
    await page
      .getByRole('option', { name: new RegExp(word, 'i') })
      .first()
      .waitFor({ timeout: 30_000 });
  }
  await page.close();
});

it('stories in frames have the color scheme and language of their documentation page', async () => {
  const { page } = await openMonitoredPage();
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=overlays-confirmdialog--docs&globals=scheme:dark;language:ko`);
  await waitUntilRendered(page);
  await expect.poll(() => page.locator('html').getAttribute('data-scheme')).toBe('dark');
  const frame = page.frameLocator('.sb-story iframe').first();
  await expect.poll(() => frame.locator('html').getAttribute('data-scheme')).toBe('dark');
  expect(await frame.locator('html').getAttribute('lang')).toBe('ko-KR');
  await page.close();
});

it('a brand of the theme builder is that of every story, of an address that is opened later, and in the toolbar', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/?path=/docs/foundations-theming--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  await docs.getByRole('textbox', { name: 'Brand color', exact: true }).fill('#6b21a8');
  await docs.getByRole('button', { name: 'Use in every story' }).click();
  await page.waitForURL(/globals=brand:own-/);
  const { search } = new URL(page.url());
  const choose = async (before: string, brand: string) => {
    await page.getByRole('button', { name: before }).click();
    await page.getByRole('option', { name: brand, exact: true }).click();
  };
  await choose('Your brand', 'Sylvane');
  await page.waitForURL(/globals=brand:sylvane|^(?!.*globals)/);
  await page.reload();
  await choose('Sylvane', 'Your brand');
  await page.waitForURL(`${origin}/${search}`);
  await page.close();

  const later = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await later.goto(`${origin}/${search}`);
  const builder = later.frameLocator('#storybook-preview-iframe');
  await builder.getByRole('textbox', { name: 'Brand color', exact: true }).waitFor();
  expect(await builder.getByRole('textbox', { name: 'Brand color', exact: true }).inputValue()).toBe('#6b21a8');
  await later.goto(`${origin}/${search.replace('docs/foundations-theming--docs', 'story/primitives-busybutton--default')}`);
  const button = later.frameLocator('#storybook-preview-iframe').getByRole('button');
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(107, 33, 168)');
  await later.close();
});

it('documentation pages list the members of the types that props name, with links between types', async () => {
  const { page, faults } = await openMonitoredPage();
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=commerce-filterpanel--docs`);
  await waitUntilRendered(page);
  const members = page.getByRole('table').filter({ has: page.getByRole('rowheader', { name: 'options', exact: true }) });
  await members.getByRole('link', { name: 'FilterOption' }).click();
  await expect.poll(() => page.getByRole('heading', { name: 'FilterOption' }).isVisible()).toBe(true);
  expect(faults).toEqual([]);
  await page.close();
});

it('documentation pages omit stories with the tag !autodocs', async () => {
  const { page } = await openMonitoredPage();
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=commerce-paymentpassworddialog--docs`);
  await waitUntilRendered(page);
  const shown = await page.locator('.sb-story iframe').evaluateAll((frames) => frames.map(({ id }) => id.replace('iframe--', '')));
  expect(shown).toEqual(['commerce-paymentpassworddialog--default', 'commerce-paymentpassworddialog--refused-by-the-server']);
  await page.close();
});

it.each([
  ['commerce-quantitystepper--docs', 'const [value, setValue] = useState(1);'],
  ['commerce-quantitystepper--docs', 'return <QuantityStepper value={value} max={5} onChange={setValue} />;'],
  ['overlays-confirmdialog--docs', "import { ConfirmDialog } from '@mall/ui/overlays/ConfirmDialog';"],
  ['overlays-confirmdialog--docs', 'onCancel={() => setOpen(false)}'],
  ['feedback-emptystate--docs', '<Button variant="contained" href="/products">'],
  ['commerce-cartline--docs', 'const [checked, setChecked] = useState(false);'],
  ['commerce-productcard--docs', 'imageUrl="/media/image.jpg"'],
])('the code of %s is shown as a developer would write it: %s', async (id, code) => {
  const { page } = await openMonitoredPage();
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
  await page.getByText('Show code').first().click();
  await expect.poll(() => page.locator('.sbdocs-preview').first().textContent(), { timeout: 30_000 }).toContain(code);
  await page.close();
});
