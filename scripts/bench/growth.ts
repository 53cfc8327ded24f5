/**
 * Measures how the response time of the gateway grows with its data: a mall with as many customers as products, and ten orders for each. The
 * data are made in SQL. `--sizes=1000,100000` measures other numbers of products.
 */
import { log, run } from '../lib/processes.ts';
import { measure, postForm } from './load.ts';
import { readBenchOptions } from './options.ts';
import { signIn } from './sign-in.ts';
import { internalKey, withGateway } from './with-gateway.ts';

/** The maximum ratio of the median at the largest size to that at the smallest. */
const gate = 1.5;
const ordersPerCustomer = 10;
/** The number of orders that one statement inserts. */
const batch = 1_000_000;

/** Median milliseconds by the name of the work. */
type Medians = ReadonlyMap<string, number>;

export async function benchGrowth(): Promise<void> {
  const { sizes } = readBenchOptions();
  const results: Medians[] = [];
  for (const size of sizes) results.push(await measureSize(size));
  log(`${'median ms'.padEnd(20)} ${sizes.map((size) => String(size).padStart(10)).join('')}      growth`);
  for (const name of results[0]?.keys() ?? []) {
    const medians = results.map((result) => result.get(name) ?? Number.NaN);
    const growth = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN);
    const figures = medians.map((median) => median.toFixed(2).padStart(10)).join('');
    log(`${name.padEnd(20)} ${figures}  ${growth.toFixed(2).padStart(10)} (gate ${gate}: ${growth <= gate ? 'met' : 'NOT MET'})`);
  }
}

async function measureSize(size: number): Promise<Medians> {
  const medians = new Map<string, number>();
  // A server of this size has more memory for its pages than the default 128 MB, and more room between checkpoints.
  const postgres = ['shared_buffers=2GB', 'max_wal_size=16GB', 'synchronous_commit=off'];
  await withGateway(
    async ({ url, env, sql }) => {
      log(`Making ${size} products and customers, and ${size * ordersPerCustomer} orders …`);
      const seed = ['--conditions=source', 'packages/gateway/src/admin/cli.ts', 'seed', '--products', String(size)];
      if ((await run(process.execPath, seed, { env, quiet: true })) !== 0) throw new Error('The products could not be made.');
      for (const statement of growthStatements(size)) sql(statement);
      for (const [name, work] of await createWorks(url)) {
        const { p50 } = await measure(work, { workers: 1, seconds: 4, warmUp: 2 });
        medians.set(name, p50);
      }
    },
    { postgres },
  );
  return medians;
}

/** Returns the statements that make customers and their completed orders of one line. */
function growthStatements(size: number): string[] {
  const orders = size * ordersPerCustomer;
  const batches = Array.from({ length: Math.ceil(orders / batch) }, (_, index) => ({
    from: index * batch + 1,
    to: Math.min(orders, (index + 1) * batch),
  }));
  return [
    `insert into customers (account, dial_code, phone, name, created_at)
     select 'grown' || n, '86', '2' || lpad(n::text, 10, '0'), 'Customer ' || n, now() from generate_series(1, ${size}) n`,
    'create table grown_customers as select id, row_number() over (order by id) - 1 as at from customers',
    'create unique index on grown_customers (at)',
    'create table grown_skus as select k.id, k.product_id, p.shop_id, row_number() over (order by k.id) - 1 as at from skus k join products p on p.id = k.product_id',
    'create unique index on grown_skus (at)',
    'analyze grown_customers',
    'analyze grown_skus',
    ...batches.map(({ from, to }) => orderStatement(from, to)),
    // The demo's customer buys during the measurement.
    'update stock set available = 1000000',
    'vacuum analyze',
  ];
}

/** Returns the statement that makes the orders with these numbers. The rows satisfy all constraints, so that their triggers are skipped. */
const orderStatement = (from: number, to: number) => `
  set session_replication_role = replica;
  with numbered as (
    select n, c.id as customer_id, now() - interval '30 days' as at
      from generate_series(${from}, ${to}) n join grown_customers c on c.at = n % (select count(*) from grown_customers)),
  placed as (
    insert into orders (number, customer_id, status, goods_total, freight, total, payment_method, consignee, mobile, province, city, district,
                        address_detail, remarks, created_at, expires_at, paid_at, shipped_at, received_at)
    select 'GMGROWN' || n, customer_id, 5, 10000, 0, 10000, 'wallet_pay', 'Grown', '13800000000', '浙江省', '杭州市', '西湖区', '1', '[]', at, at, at, at, at
      from numbered returning id)
  insert into order_lines (order_id, shop_id, product_id, sku_id, title, options, unit_price, quantity, picture)
  select p.id, k.shop_id, k.product_id, k.id, '{"en":"Grown","zh":"成","tn":"成","ko":"성"}', '{"en":"","zh":"","tn":"","ko":""}', 10000, 1, ''
    from placed p join grown_skus k on k.at = p.id % (select count(*) from grown_skus)`;

async function createWorks(url: string): Promise<ReadonlyMap<string, () => Promise<void>>> {
  const token = await signIn(url, { 'x-internal-key': internalKey });
  const call = async (api: string, fields: Record<string, string> = {}) => {
    const response = await postForm(url, { api, ...fields }, { 'x-internal-key': internalKey, 'x-access-id': token });
    if (!response.startsWith('{"code":"200"')) throw new Error(`${api} was refused: ${response}`);
  };
  const bought = JSON.stringify([{ pid: 1011 }, { cid: 10111 }, { num: 1 }]);
  await call('mall.Product.addCart', { pro_id: '1011', attribute_id: '10111', num: '1' });
  return new Map([
    ['list', () => call('mall.Index.search', { page: '1', pageSize: '20' })],
    ['search', () => call('mall.Index.search', { keyword: 'serum' })],
    ['product', () => call('mall.Product.index', { pro_id: '1013' })],
    ['cart', () => call('mall.Cart.index')],
    ['settlement', () => call('mall.Order.settlement', { product: bought })],
    ['order list', () => call('mall.Order.index')],
    ['checkout', () => call('mall.Order.payment', { product: bought, pay_type: 'wallet_pay' })],
  ]);
}
