/** Measures the shop and the gateway at 1, 3 and 10 times their capacity. `--seconds=10` shortens each round from 60 seconds. */
import { userAgent } from '../lib/chromium.ts';
import { log } from '../lib/processes.ts';
import { flood, type LoadRequest, memoryOf, recovery, summary, trickle, trickleSummary } from './flood.ts';
import { get, measure } from './load.ts';
import { readBenchOptions } from './options.ts';
import { overloadGateway } from './overload-gateway.ts';
import { withRunningMall } from './running-mall.ts';

const factors = [1, 3, 10];
const healthEveryMs = 250;

export async function benchOverload(): Promise<void> {
  const seconds = readBenchOptions().seconds;
  await overloadGateway(seconds);
  await overloadShop(seconds);
}

/** Floods pages that bypass the page cache. */
async function overloadShop(seconds: number): Promise<void> {
  await withRunningMall(async ({ port, storefront: { child } }) => {
    const origin = `http://127.0.0.1:${port}`;
    const headers = { 'user-agent': userAgent };
    let count = 0;
    // A new list for each request: names that the page does not read would redirect to a cached page.
    const page = (): LoadRequest => ({ url: `${origin}/products?amount=0-${10_000 + count++}`, headers });
    const { perSecond: capacity } = await measure(async () => void (await get(page().url, headers)), { workers: 8, warmUp: 5 });
    log(`overload  shop: capacity ${capacity.toFixed(1)} pages/s past the cache, ${memoryOf(child.pid ?? 0).toFixed(0)} MB`);
    for (const factor of factors) {
      const flooded = new AbortController();
      const health = trickle(() => ({ url: `${origin}/healthz`, headers }), healthEveryMs, flooded.signal);
      const responses = await flood(page, capacity * factor, seconds);
      const memory = memoryOf(child.pid ?? 0);
      const recovered = await recovery(page);
      flooded.abort();
      log(
        `overload  shop ${factor}× for ${seconds} s: ${summary(responses)}, health ${trickleSummary(await health)}, ` +
          `${memory.toFixed(0)} MB, recovered after ${recovered.toFixed(0)} ms`,
      );
    }
  });
}
