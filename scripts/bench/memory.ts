/** Measures the memory of the storefront under mixed load of guests and customers in all languages: `--seconds=600` for ten minutes. */
import { readFileSync } from 'node:fs';
import { loadCatalog } from '../../packages/demo/src/index.ts';
import { userAgent } from '../lib/chromium.ts';
import { log } from '../lib/processes.ts';
import { get } from './load.ts';
import { readBenchOptions } from './options.ts';
import { type RunningMall, withRunningMall } from './running-mall.ts';
import { signIn } from './sign-in.ts';

/** The maximum in megabytes after ten minutes. */
const gate = 350;
const workers = 2;
const sampleCount = 20;

const paths = [
  '/',
  '/products',
  ...loadCatalog().products.map(({ id }) => `/homedetail/homedetail?id=${id}`),
  ...['cream', 'oil', 'serum', 'tea'].map((words) => `/homeList/homeList?searchName=${words}`),
  '/shoppingCart/shoppingCart',
];
/** A customer is redirected from the sign-in page, and a guest from the orders. */
const [guestPaths, customerPaths] = [
  [...paths, '/login/login'],
  [...paths, '/my/my/myOrder'],
];

export async function benchMemory(): Promise<void> {
  await withRunningMall(async (mall) => {
    const { seconds } = readBenchOptions();
    const samples: number[] = [];
    const until = performance.now() + seconds * 1000;
    const load = Array.from({ length: workers }, (_, worker) => visitPages(mall, worker, until));
    const timer = setInterval(() => samples.push(residentMegabytes(mall)), (seconds * 1000) / sampleCount);
    const counts = await Promise.all(load).finally(() => clearInterval(timer));
    const [half, last] = [samples[Math.floor(samples.length / 2)] ?? 0, samples.at(-1) ?? 0];
    log(
      `storefront after ${seconds} s and ${counts.reduce((sum, count) => sum + count, 0)} pages: ${last.toFixed(0)} MB (gate ${gate} MB)`,
    );
    log(
      `  second half ${(last - half >= 0 ? '+' : '') + (last - half).toFixed(0)} MB; samples ${samples.map((sample) => sample.toFixed(0)).join(' ')}`,
    );
  });
}

/** Requests pages in turn until the time is over; returns their number. Every second worker is a customer. */
async function visitPages({ port, gatewayUrl }: RunningMall, worker: number, until: number): Promise<number> {
  const isGuest = worker % 2 === 0;
  const session = isGuest ? [] : [`pc_user=${await signIn(`${gatewayUrl}?store_id=1&store_type=6`)}`];
  const ownPaths = isGuest ? guestPaths : customerPaths;
  let count = 0;
  for (; performance.now() < until; count += 1) {
    const path = ownPaths[(count * 7) % ownPaths.length] ?? '/';
    const language = ['en', 'zh', 'tn', 'ko'][count % 4] ?? 'en';
    await get(`http://127.0.0.1:${port}${path}`, { 'user-agent': userAgent, cookie: [...session, `currentLang=${language}`].join('; ') });
  }
  return count;
}

/** Returns the resident memory of the storefront's process. Linux counts it in pages of 4 kB. */
function residentMegabytes({ storefront }: RunningMall): number {
  const pages = Number(readFileSync(`/proc/${storefront.child.pid}/statm`, 'utf8').split(' ')[1]);
  return (pages * 4096) / 1e6;
}
