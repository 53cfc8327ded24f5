// Takes screenshots of stories for manual review: `node scripts/look.ts [story-id-part] [--out folder] [--url http://localhost:6006]`.
// Every page story in English and Chinese, light and dark, 1440 and 390 px wide, from a running or built Storybook.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumPath } from '../../scripts/lib/chromium.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:6006' },
    out: { type: 'string', default: 'images' },
    runs: { type: 'string', default: 'en:light:1440,zh:dark:390,zh:light:1440,en:dark:1440,en:light:390' },
  },
});
const idPart = positionals[0] ?? 'pages-';

interface Index {
  entries: Record<string, { id: string; type: string }>;
}

const index: Index = await (await fetch(`${values.url}/index.json`)).json();
const stories = Object.values(index.entries).filter(({ id, type }) => type === 'story' && id.includes(idPart));
mkdirSync(values.out, { recursive: true });
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const run of values.runs.split(',')) {
  const [language = 'en', scheme = 'light', width = '1440'] = run.split(':');
  const page = await browser.newPage({
    viewport: { width: Number(width), height: Number(width) < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  for (const { id } of stories) {
    await page.goto(`${values.url}/iframe.html?id=${id}&viewMode=story&globals=language:${language};scheme:${scheme}`);
    await page.waitForSelector(id.startsWith('pages-') ? '#storybook-root h1' : '#storybook-root > *, [role=dialog]');
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'));
    const file = join(values.out, `${id}-${language}-${scheme}-${width}.png`);
    await page.screenshot({ path: file, fullPage: true });
    console.log(file);
  }
  await page.close();
}
await browser.close();
