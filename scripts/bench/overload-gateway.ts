/** What the gateway answers on PostgreSQL at 1, 3 and 10 times its capacity of product lists, beside single checkouts and health checks. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startPostgres } from '../lib/machine.ts';
import { say, startService, stopServices, untilReady } from '../lib/processes.ts';
import { flood, memoryOf, recovery, type Sent, summary, trickle, trickleSummary } from './flood.ts';
import { measure, postForm } from './load.ts';

const factors = [1, 3, 10];
const healthEveryMs = 250;
const checkoutEveryMs = 200;
const internalKey = 'bench-internal-key-0123456789abcdef';
const captcha = 'bench';

/** Floods a gateway of its own for so many seconds at each factor, and prints what came of it. */
export async function overloadGateway(seconds: number): Promise<void> {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'mall-bench-'));
  const port = await freePort();
  const env = {
    DATABASE_URL: postgres.url,
    MALL_DATA_DIR: folder,
    GATEWAY_PORT: String(port),
    MALL_INTERNAL_KEY: internalKey,
    MALL_CAPTCHA_ANSWER: captcha,
    MALL_LOG_LEVEL: 'error',
    MALL_DEMO_HISTORY: '0',
    MALL_CHECK_ANSWERS: '0',
  };
  const gateway = startService('gateway', ['--conditions=source', 'packages/gateway/src/main.ts'], env, folder);
  try {
    await untilReady(gateway);
    // Nothing sells out however long the bench runs.
    postgres.run('update stock set available = 1000000');
    await rounds({ origin: `http://127.0.0.1:${port}`, pid: gateway.child.pid ?? 0, seconds });
  } finally {
    await stopServices([gateway]);
    rmSync(folder, { recursive: true });
    postgres.stop();
  }
}

async function rounds({ origin, pid, seconds }: { origin: string; pid: number; seconds: number }): Promise<void> {
  const url = `${origin}/api/`;
  const token = await signIn(url);
  const call = (api: string, fields: Record<string, string>): Sent => ({
    url,
    headers: { 'x-internal-key': internalKey, 'x-access-id': token, 'content-type': 'application/x-www-form-urlencoded' },
    form: new URLSearchParams({ api, ...fields }).toString(),
  });
  const list = () => call('mall.Index.search', { page: '1', pageSize: '20' });
  const product = JSON.stringify([{ pid: 1011 }, { cid: 10111 }, { num: 1 }]);
  // By turns what the checkout page asks for, and the order.
  const checkout = (at: number) =>
    at % 2 ? call('mall.Order.payment', { product, pay_type: 'wallet_pay' }) : call('mall.Order.settlement', { product });
  const { form = '', headers } = list();
  const { perSecond: capacity } = await measure(
    async () => void (await postForm(url, Object.fromEntries(new URLSearchParams(form)), headers)),
    { warmUp: 3 },
  );
  say(`overload  gateway: capacity ${capacity.toFixed(0)} lists/s, ${memoryOf(pid).toFixed(0)} MB`);
  for (const factor of factors) {
    const over = new AbortController();
    const health = trickle(() => ({ url: `${origin}/healthz`, headers: {} }), healthEveryMs, over.signal);
    const checkouts = trickle(checkout, checkoutEveryMs, over.signal);
    const answers = await flood(list, capacity * factor, seconds);
    const memory = memoryOf(pid);
    const recovered = await recovery(list);
    over.abort();
    say(
      `overload  gateway ${factor}× for ${seconds} s: ${summary(answers)}, health ${trickleSummary(await health)}, ` +
        `checkout ${trickleSummary(await checkouts)}, ${memory.toFixed(0)} MB, recovered after ${recovered.toFixed(0)} ms`,
    );
  }
}

async function signIn(url: string): Promise<string> {
  const call = async (api: string, fields: Record<string, string>) =>
    JSON.parse(await postForm(url, { api, ...fields }, { 'x-internal-key': internalKey })).data;
  const { code } = await call('mall.Login.getCode', {});
  const fields = { type: '3', phone: 'shopper01', password: 'mall2026', imgCode: captcha, verificationCode: code };
  return (await call('mall.Login.login', fields)).access_id;
}
