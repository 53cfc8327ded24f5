/** Gateway on PostgreSQL beside a bare server doing one indexed select, in the same run, as ratios. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '../../packages/demo/src/index.ts';
import { freePort, startPostgres } from '../lib/machine.ts';
import { say, startService, stopServices, untilReady } from '../lib/processes.ts';
import { compare, type Measured, measure, postForm, type Work } from './load.ts';

interface Row {
  readonly name: string;
  /** Least share of the bare server's speed (design.md's gates). */
  readonly gate: number;
  readonly work: Work;
}

const internalKey = 'bench-internal-key-0123456789abcdef';
const captcha = 'bench';

export async function benchGateway(): Promise<void> {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'mall-bench-'));
  const [port, barePort] = [await freePort(), await freePort()];
  const env = {
    DATABASE_URL: postgres.url,
    MALL_DATA_DIR: folder,
    GATEWAY_PORT: String(port),
    MALL_INTERNAL_KEY: internalKey,
    MALL_CAPTCHA_ANSWER: captcha,
    MALL_LOG_LEVEL: 'error',
    MALL_DEMO_HISTORY: '0',
    MALL_CHECK_ANSWERS: '0',
    BARE_PORT: String(barePort),
  };
  const gateway = startService('gateway', ['--conditions=source', 'packages/gateway/src/main.ts'], env, folder);
  const services = [gateway];
  try {
    await untilReady(gateway);
    // Nothing sells out however long the bench runs.
    postgres.run('update stock set available = 1000000');
    const bare = startService('bare', ['packages/gateway/bench/bare-server.ts'], env, folder);
    services.push(bare);
    await untilReady(bare);
    const yardstick = async () => void (await postForm(`http://127.0.0.1:${barePort}/api/`, { api: 'x' }));
    say(figures('bare Fastify, one indexed select', await measure(yardstick)));
    for (const { name, gate, work } of await rows(`http://127.0.0.1:${port}/api/`)) {
      const compared = await compare(work, yardstick);
      const verdict = compared.ratio >= gate ? 'met' : 'FALLS SHORT';
      say(`${figures(name, compared)}  ratio ${compared.ratio.toFixed(3)} (gate ${gate}: ${verdict})`);
    }
  } finally {
    await stopServices(services);
    rmSync(folder, { recursive: true });
    postgres.stop();
  }
}

/** The gateway refuses more than 1,200 additions an hour to a session and an address. */
const additionsOfAVisitor = 1000;

interface Visitor {
  readonly address: string;
  token: string | undefined;
  additions: number;
}

let visitorCount = 0;

function newVisitor(): Visitor {
  visitorCount += 1;
  return { address: `10.0.${visitorCount >> 8}.${visitorCount & 255}`, token: undefined, additions: 0 };
}

async function rows(url: string): Promise<Row[]> {
  const send = async (api: string, fields: Record<string, string>, token = '', headers: Record<string, string> = {}) => {
    const answer = await postForm(url, { api, ...fields }, { 'x-internal-key': internalKey, 'x-access-id': token, ...headers });
    if (!answer.startsWith('{"code":"200"')) throw new Error(`${api} was refused: ${answer}`);
    return answer;
  };
  const call = async (api: string, fields: Record<string, string>, token?: string, headers?: Record<string, string>) =>
    JSON.parse(await send(api, fields, token, headers)).data;
  const token = await signIn(call);
  // Every worker buys something else: on one SKU they would only measure waiting for its stock.
  const goods = loadCatalogue().products.map(({ id, skus }) => ({ pid: id, cid: skus[0]?.id ?? 0 }));
  // Every worker is a visitor of its own: on one cart they would only measure waiting for one another.
  const visitors = new Map<number, Visitor>();
  const add = async (worker: number) => {
    const known = visitors.get(worker);
    const visitor = known && known.additions < additionsOfAVisitor ? known : newVisitor();
    visitors.set(worker, visitor);
    const fields = { pro_id: '1011', attribute_id: '10111', num: '1' };
    visitor.token = (await call('mall.Product.addCart', fields, visitor.token, { 'x-client-ip': visitor.address })).access_id;
    visitor.additions += 1;
  };
  return [
    { name: 'product list', gate: 0.11, work: async () => void (await send('mall.Index.search', { page: '1', pageSize: '20' })) },
    { name: 'product', gate: 0.35, work: async () => void (await send('mall.Product.index', { pro_id: '1013' })) },
    { name: 'add to cart', gate: 0.42, work: add },
    {
      name: 'checkout: settle, place',
      gate: 0.034,
      work: async (worker) => {
        const { pid, cid } = goods[worker % goods.length] ?? { pid: 0, cid: 0 };
        const product = JSON.stringify([{ pid }, { cid }, { num: 1 }]);
        await send('mall.Order.settlement', { product }, token);
        await send('mall.Order.payment', { product, pay_type: 'wallet_pay' }, token);
      },
    },
  ];
}

async function signIn(
  call: (api: string, fields: Record<string, string>) => Promise<{ code: string; access_id: string }>,
): Promise<string> {
  const { code } = await call('mall.Login.getCode', {});
  const fields = { type: '3', phone: 'shopper01', password: 'mall2026', imgCode: captcha, verificationCode: code };
  return (await call('mall.Login.login', fields)).access_id;
}

function figures(name: string, { perSecond, p50, p95 }: Measured): string {
  return `${name.padEnd(36)} ${perSecond.toFixed(0).padStart(6)}/s  p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms`;
}
