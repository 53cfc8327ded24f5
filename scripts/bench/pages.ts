/**
 * Measures pages of the production build: CPU time for visitors with a session beside plain React, scripts loaded until the network is idle
 * (gzip, cold, anonymous), pages per second with and without the page cache, and Lighthouse. `--runs=1` runs Lighthouse once instead of five
 * times; `--write` updates docs/performance.md.
 */
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { userAgent } from '../lib/chromium.ts';
import { log } from '../lib/processes.ts';
import { ensureChromium } from '../lib/services/system-packages.ts';
import { type Audit, audit } from './lighthouse.ts';
import { get, measure } from './load.ts';
import { readBenchOptions } from './options.ts';
import { type Weight, writePerformance } from './performance-page.ts';
import { measureRendering } from './rendering.ts';
import { withRunningMall } from './running-mall.ts';

/** The maximum size of a screen's scripts in kilobytes (budgets of design.md). */
const screens: readonly { readonly path: string; readonly gate: number }[] = [
  { path: '/', gate: 200 },
  { path: '/products', gate: 205 },
  { path: '/homedetail/homedetail?id=1025', gate: 215 },
  { path: '/shoppingCart/shoppingCart', gate: 230 },
  { path: '/login/login', gate: 245 },
];
/** The screens that Lighthouse audits. */
const audited = screens.slice(0, 3);

export async function benchPages(): Promise<void> {
  await withRunningMall(async (mall) => {
    const { port } = mall;
    await measureRendering(mall);
    const weights = await measureScripts(`http://localhost:${port}`);
    const audits = await lighthouseRuns(`http://localhost:${port}`);
    for (const { path } of audited) await measurePages(`http://127.0.0.1:${port}`, path);
    if (readBenchOptions().write) writePerformance(weights, audits);
  });
}

const lighthouseRunCount = () => readBenchOptions().runs;

async function lighthouseRuns(origin: string): Promise<Audit[]> {
  const results: Audit[] = [];
  for (const { path } of audited) {
    for (const device of ['desktop', 'mobile'] as const) {
      const result = await audit(origin, path, device, lighthouseRunCount());
      const { scores, figures } = result;
      log(
        `lighthouse ${device.padEnd(7)} ${path.padEnd(35)} performance ${scores.performance.toFixed(2)} accessibility ${scores.accessibility.toFixed(2)} ` +
          `best practices ${scores.bestPractices.toFixed(2)} seo ${scores.seo.toFixed(2)} | LCP ${figures.lcp.toFixed(0)} ms TBT ${figures.tbt.toFixed(0)} ms CLS ${figures.cls.toFixed(3)}`,
      );
      results.push(result);
    }
  }
  return results;
}

/** Measures pages per second from the cache, and rendered, with a query that the page cache does not store. */
async function measurePages(origin: string, path: string): Promise<void> {
  const uncachedPath = `${path}${path.includes('?') ? '&' : '?'}uncached`;
  const columns: string[] = [];
  for (const [name, requestPath] of [
    ['cached', path],
    ['not cached', uncachedPath],
  ] as const) {
    const { perSecond, p50, p95 } = await measure(async () => void (await get(origin + requestPath, { 'user-agent': userAgent })), {
      workers: 4,
    });
    columns.push(`${name} ${perSecond.toFixed(0).padStart(5)}/s  p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms`);
  }
  log(`pages ${path.padEnd(32)} ${columns.join(' | ')}`);
}

async function measureScripts(origin: string): Promise<Weight[]> {
  const weights: Weight[] = [];
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const { path, gate } of screens) {
      const context = await browser.newContext({ userAgent });
      const page = await context.newPage();
      const sizes: Promise<number>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
      });
      // Waits for network idle instead of `load`: scripts start after the first image is visible, which can be later.
      await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
      // Ignores later responses, whose bodies are not available after the page is closed.
      page.removeAllListeners('response');
      const kilobytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
      log(`scripts ${path.padEnd(35)} ${kilobytes.toFixed(1).padStart(6)} kB (gate ${gate}: ${kilobytes <= gate ? 'met' : 'NOT MET'})`);
      weights.push({ path, gate, kilobytes });
      await context.close();
    }
    return weights;
  } finally {
    await browser.close();
  }
}
