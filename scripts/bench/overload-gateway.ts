/**
 * Measures the gateway on PostgreSQL at 1, 3 and 10 times its capacity of product lists, with single checkouts and health checks in
 * parallel.
 */
import { log } from '../lib/processes.ts';
import { flood, type LoadRequest, memoryOf, recovery, summary, trickle, trickleSummary } from './flood.ts';
import { measure, postForm } from './load.ts';
import { signIn } from './sign-in.ts';
import { type BenchGateway, internalKey, withGateway } from './with-gateway.ts';

const factors = [1, 3, 10];
const healthEveryMs = 250;
const checkoutEveryMs = 200;

/** Floods a separate gateway for this many seconds at each factor, and prints the results. */
export async function overloadGateway(seconds: number): Promise<void> {
  await withGateway(async (gateway) => {
    // No product sells out, however long the benchmark runs.
    gateway.sql('update stock set available = 1000000');
    await rounds(gateway, seconds);
  });
}

async function rounds({ origin, url, pid }: BenchGateway, seconds: number): Promise<void> {
  const token = await signIn(url, { 'x-internal-key': internalKey });
  const call = (api: string, fields: Record<string, string>): LoadRequest => ({
    url,
    headers: { 'x-internal-key': internalKey, 'x-access-id': token, 'content-type': 'application/x-www-form-urlencoded' },
    form: new URLSearchParams({ api, ...fields }).toString(),
  });
  const list = () => call('mall.Index.search', { page: '1', pageSize: '20' });
  const product = JSON.stringify([{ pid: 1011 }, { cid: 10111 }, { num: 1 }]);
  // Alternates between the calls of the checkout page and the order.
  const checkout = (at: number) =>
    at % 2 ? call('mall.Order.payment', { product, pay_type: 'wallet_pay' }) : call('mall.Order.settlement', { product });
  const { form = '', headers } = list();
  const { perSecond: capacity } = await measure(
    async () => void (await postForm(url, Object.fromEntries(new URLSearchParams(form)), headers)),
    { warmUp: 3 },
  );
  log(`overload  gateway: capacity ${capacity.toFixed(0)} lists/s, ${memoryOf(pid).toFixed(0)} MB`);
  for (const factor of factors) {
    const flooded = new AbortController();
    const health = trickle(() => ({ url: `${origin}/healthz`, headers: {} }), healthEveryMs, flooded.signal);
    const checkouts = trickle(checkout, checkoutEveryMs, flooded.signal);
    const responses = await flood(list, capacity * factor, seconds);
    const memory = memoryOf(pid);
    const recovered = await recovery(list);
    flooded.abort();
    log(
      `overload  gateway ${factor}× for ${seconds} s: ${summary(responses)}, health ${trickleSummary(await health)}, ` +
        `checkout ${trickleSummary(await checkouts)}, ${memory.toFixed(0)} MB, recovered after ${recovered.toFixed(0)} ms`,
    );
  }
}
