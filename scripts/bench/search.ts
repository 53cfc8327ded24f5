/**
 * Measures the search with the judged queries of packages/gateway/bench/search: how good the results are among the demo's products, and how
 * long they take with a grown assortment. `--sizes=10000,100000` measures other numbers of products.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { log, root, run } from '../lib/processes.ts';
import { measure, postForm } from './load.ts';
import { readBenchOptions } from './options.ts';
import { withGateway } from './with-gateway.ts';

/** The minimum of nDCG@10 and the maximum share of queries without results, of the held queries; the maximum p95 in milliseconds. */
const gates = { ndcg: 0.85, withoutResults: 0.02, p95: 60 };

const queries = z.partialRecord(z.enum(['en', 'zh', 'tn', 'ko']), z.tuple([z.string(), z.string()]));
const intents = z.array(
  z.object({
    intent: z.string(),
    /** Ids of products by their grade. */
    grades: z.record(z.string(), z.array(z.number())),
    tuning: queries,
    held: queries,
  }),
);

interface JudgedQuery {
  readonly set: 'tuning' | 'held';
  readonly language: string;
  readonly kind: string;
  readonly text: string;
  /** Grade by the id of the product. */
  readonly grades: ReadonlyMap<number, number>;
}

interface Score extends JudgedQuery {
  readonly ndcg: number;
  readonly recall: number;
  readonly hasResults: boolean;
}

export async function benchSearch(): Promise<void> {
  const judged = readJudgedQueries();
  await withGateway(
    async ({ url, env }) => {
      const scores: Score[] = [];
      for (const query of judged) scores.push(scoreOf(query, await search(url, query)));
      report(scores);
      for (const size of readBenchOptions().sizes) {
        const seed = ['--conditions=source', 'packages/gateway/src/admin/cli.ts', 'seed', '--products', String(size)];
        if ((await run(process.execPath, seed, { env, quiet: true })) !== 0) throw new Error('The products could not be made.');
        let index = 0;
        const work = async () => void (await search(url, judged[index++ % judged.length] ?? { text: '', language: 'en' }));
        const { p50, p95 } = await measure(work, { workers: 1, seconds: 10, warmUp: 4 });
        log(
          `${String(size).padStart(7)} products  p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms (gate ${gates.p95} ms: ${p95 <= gates.p95 ? 'met' : 'NOT MET'})`,
        );
      }
    },
    { postgres: ['shared_buffers=1GB'] },
  );
}

function readJudgedQueries(): JudgedQuery[] {
  const file = join(root, 'packages/gateway/bench/search/judged-queries.yaml');
  return intents.parse(parse(readFileSync(file, 'utf8'))).flatMap(({ grades: idsByGrade, ...sets }) => {
    const grades = new Map(Object.entries(idsByGrade).flatMap(([grade, ids]) => ids.map((id) => [id, Number(grade)] as const)));
    return (['tuning', 'held'] as const).flatMap((set) =>
      Object.entries(sets[set]).map(([language, [kind, text]]) => ({ set, language, kind, text, grades })),
    );
  });
}

/** Returns the ids of the first twenty results, in their order. */
async function search(url: string, { text, language }: Pick<JudgedQuery, 'text' | 'language'>): Promise<number[]> {
  const response = JSON.parse(await postForm(url, { api: 'mall.Index.search', keyword: text, language, page: '1', pageSize: '20' }));
  if (response.code !== '200') throw new Error(`The search for ${text} was refused: ${JSON.stringify(response)}`);
  const { list }: { list: readonly { id: number | string }[] } = response.data;
  return list.map(({ id }) => Number(id));
}

/** The gain of a grade at a position, as in the usual definition of nDCG. */
const gain = (grade: number, position: number) => (2 ** grade - 1) / Math.log2(position + 2);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function scoreOf(query: JudgedQuery, ids: readonly number[]): Score {
  const gradeOf = (id: number) => query.grades.get(id) ?? 0;
  const ideal = [...query.grades.values()].sort((one, other) => other - one).slice(0, 10);
  const wanted = [...query.grades].filter(([, grade]) => grade >= 2).map(([id]) => id);
  return {
    ...query,
    ndcg: sum(ids.slice(0, 10).map((id, position) => gain(gradeOf(id), position))) / sum(ideal.map(gain)),
    recall: wanted.filter((id) => ids.includes(id)).length / wanted.length,
    hasResults: ids.length > 0,
  };
}

function report(scores: readonly Score[]): void {
  const line = (name: string, some: readonly Score[]) => {
    const average = (of: (score: Score) => number) => sum(some.map(of)) / some.length;
    const withoutResults = average(({ hasResults }) => (hasResults ? 0 : 1));
    log(
      `${name.padEnd(16)} ${String(some.length).padStart(4)} queries  nDCG@10 ${average(({ ndcg }) => ndcg).toFixed(3)}  recall@20 ${average(({ recall }) => recall).toFixed(3)}  without results ${(withoutResults * 100).toFixed(1)} %`,
    );
    return { ndcg: average(({ ndcg }) => ndcg), withoutResults };
  };
  for (const key of ['language', 'kind', 'set'] as const) {
    for (const name of new Set(scores.map((score) => score[key])))
      line(
        name,
        scores.filter((score) => score[key] === name),
      );
  }
  const held = scores.filter(({ set }) => set === 'held');
  const { ndcg, withoutResults } = line('all held', held);
  const isMet = ndcg >= gates.ndcg && withoutResults <= gates.withoutResults;
  log(`gate: nDCG@10 ${gates.ndcg}, without results ${gates.withoutResults * 100} %: ${isMet ? 'met' : 'NOT MET'}`);
}
