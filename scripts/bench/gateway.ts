/** Compares the gateway on PostgreSQL with a minimal server that runs one indexed select, in the same run, as ratios. */
import { loadCatalogue } from '../../packages/demo/src/index.ts';
import { log, startService, stopServices, untilReady } from '../lib/processes.ts';
import { freePort } from '../lib/services/free-port.ts';
import { compare, type Measurement, measure, postForm, type Work } from './load.ts';
import { signIn } from './sign-in.ts';
import { internalKey, withGateway } from './with-gateway.ts';

interface Row {
  readonly name: string;
  /** The minimum ratio to the throughput of the minimal server (budgets of design.md). */
  readonly gate: number;
  readonly work: Work;
}

export async function benchGateway(): Promise<void> {
  await withGateway(async ({ url, env, folder, sql }) => {
    // Enough stock for any duration of the benchmark.
    sql('update stock set available = 1000000');
    const barePort = await freePort();
    const bare = startService('bare', ['packages/gateway/bench/bare-server.ts'], { ...env, BARE_PORT: String(barePort) }, folder);
    try {
      await untilReady(bare);
      await compareWith(`http://127.0.0.1:${barePort}/api/`, await createRows(url));
    } finally {
      await stopServices([bare]);
    }
  });
}

async function compareWith(bareUrl: string, rows: readonly Row[]): Promise<void> {
  const baseline = async () => void (await postForm(bareUrl, { api: 'x' }));
  log(formatRow('bare Fastify, one indexed select', await measure(baseline)));
  for (const { name, gate, work } of rows) {
    const measurement = await compare(work, baseline);
    const verdict = measurement.ratio >= gate ? 'met' : 'NOT MET';
    log(`${formatRow(name, measurement)}  ratio ${measurement.ratio.toFixed(3)} (gate ${gate}: ${verdict})`);
  }
}

/** Below the rate limit of the gateway: 1,200 additions per hour for a session and an IP address. */
const maxAdditionsPerVisitor = 1000;

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

async function createRows(url: string): Promise<Row[]> {
  const send = async (api: string, fields: Record<string, string>, token = '', headers: Record<string, string> = {}) => {
    const response = await postForm(url, { api, ...fields }, { 'x-internal-key': internalKey, 'x-access-id': token, ...headers });
    if (!response.startsWith('{"code":"200"')) throw new Error(`${api} was refused: ${response}`);
    return response;
  };
  const call = async (api: string, fields: Record<string, string>, token?: string, headers?: Record<string, string>) =>
    JSON.parse(await send(api, fields, token, headers)).data;
  const token = await signIn(url, { 'x-internal-key': internalKey });
  // Each worker buys a different product: with one SKU, the benchmark would measure waits for its stock lock.
  const products = loadCatalogue().products.map(({ id, skus }) => ({ pid: id, cid: skus[0]?.id ?? 0 }));
  // Each worker is a different visitor: with one cart, the benchmark would measure waits for its lock.
  const visitors = new Map<number, Visitor>();
  const addToCart = async (worker: number) => {
    const visitorOfWorker = visitors.get(worker);
    const visitor = visitorOfWorker && visitorOfWorker.additions < maxAdditionsPerVisitor ? visitorOfWorker : newVisitor();
    visitors.set(worker, visitor);
    const fields = { pro_id: '1011', attribute_id: '10111', num: '1' };
    visitor.token = (await call('mall.Product.addCart', fields, visitor.token, { 'x-client-ip': visitor.address })).access_id;
    visitor.additions += 1;
  };
  return [
    { name: 'product list', gate: 0.11, work: async () => void (await send('mall.Index.search', { page: '1', pageSize: '20' })) },
    { name: 'product', gate: 0.35, work: async () => void (await send('mall.Product.index', { pro_id: '1013' })) },
    { name: 'add to cart', gate: 0.42, work: addToCart },
    {
      name: 'checkout: settle, place',
      gate: 0.034,
      work: async (worker) => {
        const { pid, cid } = products[worker % products.length] ?? { pid: 0, cid: 0 };
        const product = JSON.stringify([{ pid }, { cid }, { num: 1 }]);
        await send('mall.Order.settlement', { product }, token);
        await send('mall.Order.payment', { product, pay_type: 'wallet_pay' }, token);
      },
    },
  ];
}

function formatRow(name: string, { perSecond, p50, p95 }: Measurement): string {
  return `${name.padEnd(36)} ${perSecond.toFixed(0).padStart(6)}/s  p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms`;
}
