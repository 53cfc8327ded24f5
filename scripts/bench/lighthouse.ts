/** Runs Lighthouse on the production build: scores and metrics, the median of several runs. */
import lighthouse, { type Config, desktopConfig } from 'lighthouse';
import { chromium } from 'playwright';
import { freePort } from '../lib/services/free-port.ts';
import { ensureChromium } from '../lib/services/system-packages.ts';

/** The results of one screen on one device. */
export interface Audit {
  readonly path: string;
  readonly device: 'desktop' | 'mobile';
  /** From 0 to 1. */
  readonly scores: { readonly performance: number; readonly accessibility: number; readonly bestPractices: number; readonly seo: number };
  /** In milliseconds, except the layout shift. */
  readonly figures: { readonly lcp: number; readonly tbt: number; readonly cls: number };
}

const devices: Readonly<Record<Audit['device'], Config | undefined>> = { desktop: desktopConfig, mobile: undefined };

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

type Run = Omit<Audit, 'path' | 'device'>;

async function run(url: string, port: number, config: Config | undefined): Promise<Run> {
  const result = await lighthouse(url, { port, logLevel: 'error' }, config);
  if (!result) throw new Error(`Lighthouse had nothing to say of ${url}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => categories[name]?.score ?? 0;
  const figure = (name: string) => audits[name]?.numericValue ?? 0;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    figures: {
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
    },
  };
}

/** Measures a page: the median of each metric over its runs. */
export async function audit(origin: string, path: string, device: Audit['device'], runs: number): Promise<Audit> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    const results: Run[] = [];
    for (let count = 0; count < runs; count += 1) results.push(await run(origin + path, port, devices[device]));
    const score = (read: (result: Run) => number) => median(results.map(read));
    return {
      path,
      device,
      scores: {
        performance: score(({ scores }) => scores.performance),
        accessibility: score(({ scores }) => scores.accessibility),
        bestPractices: score(({ scores }) => scores.bestPractices),
        seo: score(({ scores }) => scores.seo),
      },
      figures: {
        lcp: score(({ figures }) => figures.lcp),
        tbt: score(({ figures }) => figures.tbt),
        cls: score(({ figures }) => figures.cls),
      },
    };
  } finally {
    await browser.close();
  }
}
