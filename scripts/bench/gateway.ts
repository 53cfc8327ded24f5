/**
 * Compares the gateway on PostgreSQL with two minimal servers: one indexed select, and the gateway's work in hand-written SQL. The server has one
 * core, the load generator and PostgreSQL the other one. Rounds alternate, because the speed of a shared machine changes constantly.
 */
import { loadCatalog } from '../../packages/demo/src/index.ts';
import { log, type Service, startService, stopServices, untilReady } from '../lib/processes.ts';
import { freePort } from '../lib/services/free-port.ts';
import { ensureWrk } from '../lib/services/system-packages.ts';
import { loadCore, pinToCore, serverCore } from './cores.ts';
import { cpuTimeOf, cpuTimeOfFamily, familyOf } from './cpu-time.ts';
import { postForm } from './load.ts';
import { signIn } from './sign-in.ts';
import { type BenchGateway, internalKey, withGateway } from './with-gateway.ts';
import { type Load, type LoadRequest, prepareLoad } from './wrk.ts';

/** Several requests are one unit of work: settlement and order. */
interface Row {
  readonly name: string;
  /** The minimum ratio to the throughput of the minimal server (budgets of design.md). */
  readonly gate: number;
  readonly requests: readonly LoadRequest[];
  readonly requestsPerUnit: number;
  /** The same work of the hand-written server; none for the checkout. */
  readonly byHand?: readonly LoadRequest[];
}

const rounds = 9;
const roundSeconds = 1;
const visitorCount = 64;

export async function benchGateway(): Promise<void> {
  await ensureWrk();
  await withGateway(async (gateway) => {
    // Enough stock for any duration of the benchmark.
    gateway.sql('update stock set available = 1000000');
    for (const pid of familyOf(gateway.postgresPid)) pinToCore(pid, loadCore);
    pinToCore(gateway.pid, serverCore);
    const [bare, byHand] = [await startServer(gateway, 'bare'), await startServer(gateway, 'hand-written')];
    try {
      for (const row of await createRows(gateway.url)) log(await compare(row, gateway, bare.url, byHand.url));
    } finally {
      await stopServices([bare.service, byHand.service]);
    }
  });
}

/** Starts a minimal server on the core of the gateway. */
async function startServer({ env, folder }: BenchGateway, name: string): Promise<{ url: string; service: Service }> {
  const port = await freePort();
  const service = startService(name, [`packages/gateway/bench/${name}-server.ts`], { ...env, BARE_PORT: String(port) }, folder);
  await untilReady(service);
  pinToCore(service.child.pid ?? 0, serverCore);
  return { url: `http://127.0.0.1:${port}/api/`, service };
}

const bareRequest: LoadRequest = { fields: { api: 'x' } };

/** Measures a row in turns with the minimal servers; returns its line. */
async function compare({ name, gate, requests, requestsPerUnit, byHand }: Row, gateway: BenchGateway, bareUrl: string, byHandUrl: string) {
  const loads = [await prepareLoad(bareUrl, [bareRequest]), await prepareLoad(gateway.url, requests)] as const;
  const byHandLoad = byHand && (await prepareLoad(byHandUrl, byHand));
  const [bareLoad, ownLoad] = loads;
  await ownLoad.run(2 * roundSeconds);
  const ratios: { bare: number; byHand: number }[] = [];
  const cpu = { gateway: 0, postgres: 0, units: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const bare = await rateOf(bareLoad);
    const hand = byHandLoad ? await rateOf(byHandLoad) : Number.NaN;
    const before = cpuTimes(gateway);
    const own = (await rateOf(ownLoad)) / requestsPerUnit;
    const after = cpuTimes(gateway);
    cpu.units += own * roundSeconds;
    cpu.gateway += after.gateway - before.gateway;
    cpu.postgres += after.postgres - before.postgres;
    ratios.push({ bare: own / bare, byHand: own / hand });
  }
  await Promise.all([...loads, ...(byHandLoad ? [byHandLoad] : [])].map((load) => load.remove()));
  const toBare = spreadOf(ratios.map(({ bare }) => bare));
  const verdict = toBare.median >= gate ? 'met' : 'NOT MET';
  return [
    `${name.padEnd(24)} ${(cpu.units / rounds / roundSeconds).toFixed(0).padStart(6)}/s`,
    `CPU ${(cpu.gateway / cpu.units).toFixed(2)} ms + PostgreSQL ${(cpu.postgres / cpu.units).toFixed(2)} ms`,
    `to bare ${toBare.text} (gate ${gate}: ${verdict})`,
    ...(byHand ? [`to hand-written SQL ${spreadOf(ratios.map((ratio) => ratio.byHand)).text}`] : []),
  ].join('  ');
}

async function rateOf(load: Load): Promise<number> {
  const { requests, seconds } = await load.run(roundSeconds);
  return requests / seconds;
}

/** Returns the CPU times of the gateway and of all processes of PostgreSQL, in milliseconds. */
const cpuTimes = ({ pid, postgresPid }: BenchGateway) => ({
  gateway: cpuTimeOf(pid),
  postgres: cpuTimeOfFamily(postgresPid),
});

/** Returns the median of ratios, and it with the least and the greatest as a text. */
function spreadOf(ratios: readonly number[]): { median: number; text: string } {
  const sorted = ratios.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const [least = Number.NaN, greatest = Number.NaN] = [sorted[0], sorted.at(-1)];
  return { median, text: `${median.toFixed(3)} (${least.toFixed(3)} to ${greatest.toFixed(3)})` };
}

async function createRows(url: string): Promise<Row[]> {
  const internal = { 'x-internal-key': internalKey };
  const token = await signIn(url, internal);
  const list = { fields: { api: 'mall.Index.search', page: '1', pageSize: '20' }, headers: internal };
  const product = { fields: { api: 'mall.Product.index', pro_id: '1013' }, headers: internal };
  const line = { api: 'mall.Product.addCart', pro_id: '1011', attribute_id: '10111', num: '1' };
  // Each request is of another visitor: with one cart, the benchmark would measure waits for its lock.
  const additions = await Promise.all(
    Array.from({ length: visitorCount }, async (_, index) => {
      const headers = { ...internal, 'x-client-ip': `10.0.0.${index}` };
      const { access_id: session } = JSON.parse(await postForm(url, line, headers)).data;
      return { fields: line, headers: { ...headers, 'x-access-id': String(session) } };
    }),
  );
  const checkouts = loadCatalog().products.flatMap(({ id, skus }) => {
    const bought = JSON.stringify([{ pid: id }, { cid: skus[0]?.id ?? 0 }, { num: 1 }]);
    const headers = { ...internal, 'x-access-id': token };
    return [
      { fields: { api: 'mall.Order.settlement', product: bought }, headers },
      { fields: { api: 'mall.Order.payment', product: bought, pay_type: 'wallet_pay' }, headers },
    ];
  });
  return [
    { name: 'product list', gate: 0.26, requests: [list], requestsPerUnit: 1, byHand: [list] },
    { name: 'product', gate: 0.55, requests: [product], requestsPerUnit: 1, byHand: [product] },
    {
      name: 'add to cart',
      gate: 0.5,
      requests: additions,
      requestsPerUnit: 1,
      byHand: additions,
    },
    { name: 'checkout: settle, place', gate: 0.045, requests: checkouts, requestsPerUnit: 2 },
  ];
}
