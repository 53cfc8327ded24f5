/** Measures lists and searches of the gateway with a hundred thousand products on PostgreSQL, in each language. */
import { log, run } from '../lib/processes.ts';
import { measure, postForm } from './load.ts';
import { withGateway } from './with-gateway.ts';

const products = 100_000;
/** The maximum 95th percentile of the response time in milliseconds. */
const gate = 60;

/** Typical search texts: a kind of product, a product's name, a rare product, a text with a typo or a particle. */
const keywords: Readonly<Record<string, readonly string[]>> = {
  en: ['serum', 'cleansing milk', 'serum 4723', 'cleansng'],
  zh: ['精华', '洁面乳', '精华 4723', '精華'],
  tn: ['精華', '潔面乳', '精華 4723', '精华'],
  ko: ['세럼', '클렌징', '세럼 4723', '세럼을'],
};

const lists: readonly Record<string, string>[] = [
  {},
  { page: '50' },
  { sort_type: 'price', sort: '0' },
  { sort_type: 'volume', sort: '0' },
  { class_id: '11,12' },
  { amount: '100-200' },
  { s_type: '2' },
];

export async function benchCatalog(): Promise<void> {
  await withGateway(
    async ({ url, env }) => {
      const grow = ['--conditions=source', 'packages/gateway/src/admin/cli.ts', 'seed', '--products', String(products)];
      if ((await run(process.execPath, grow, { env })) !== 0) throw new Error('The assortment could not be made.');
      for (const language of Object.keys(keywords)) {
        await report(
          `list, ${language}`,
          url,
          lists.map((fields) => ({ ...fields, language })),
        );
        await report(
          `search, ${language}`,
          url,
          (keywords[language] ?? []).map((keyword) => ({ keyword, language })),
        );
      }
    },
    // A server of this size has more memory for its pages than the default 128 MB.
    { postgres: ['shared_buffers=1GB'] },
  );
}

/** Sends requests one after another: this measures latency, not throughput. */
async function report(name: string, url: string, requests: readonly Record<string, string>[]): Promise<void> {
  let index = 0;
  const search = async () => {
    const response = await postForm(url, { api: 'mall.Index.search', ...requests[index++ % requests.length] });
    if (!response.startsWith('{"code":"200"')) throw new Error(`A list was refused: ${response}`);
  };
  const { p50, p95, p99 } = await measure(search, { workers: 1, seconds: 8, warmUp: 4 });
  const figures = `p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`;
  log(`${`${name}, ${products} products`.padEnd(36)} ${figures}  (gate ${gate} ms: ${p95 <= gate ? 'met' : 'NOT MET'})`);
}
