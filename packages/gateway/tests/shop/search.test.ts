// @spec 2.128 2.129 2.130 2.131 2.132

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { runCommand } from '../../src/admin/commands.ts';
import { runJobs } from '../../src/composition/jobs.ts';
import { rowsOf } from '../../src/db/database.ts';
import { and, eq, type SQL, sql } from '../../src/db/drizzle.ts';
import { brands, products, productTexts, productTokens } from '../../src/domains/catalog/schema.ts';
import { growCatalog } from '../../src/seed/grow.ts';
import { type Fields, openTestGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const find = async (keyword: string, fields: Fields = {}): Promise<number[]> => {
  const { data } = await gateway.call('mall.Index.search', { pageSize: 50, keyword, ...fields });
  return data.list.map(({ id }: { id: number }) => id);
};
const first = async (keyword: string, fields: Fields = {}) => (await find(keyword, fields))[0];

describe('the first result is the product', () => {
  test.each([
    ['named by all of the words, before those that have one', 'cleansing balm', 1004],
    ['named by a traditional word', '安瓶', 1008],
    ['named by a longer Chinese word', '屏障修护霜', 1013],
    ['named so in another language than the page', '云絮洁面乳', 1001],
    ['of a Pinyin name', 'jiemianru', 1001],
    ['of an unfinished Pinyin name', 'jiaoyuandan', 1031],
    ['of Pinyin of a word that only synonyms contain', 'kouhong', 1025],
    ['of Korean initial consonants', 'ㄹㅌㅌ', 1025],
    ['of an unfinished Korean syllable', '클라우ㄷ', 1001],
    ['of a synonym', 'lipstick', 1025],
    ['of a synonym in another language than the page', '립스틱', 1025],
    ['of a synonym with a typing error', 'lipstik', 1025],
    ['related to what does not exist', 'retinol', 1007],
    ['of typing errors, two in a long word', 'bakuchoil srum', 1007],
    ['of full-width letters', 'ＢＡＫＵＣＨＩＯＬ', 1007],
    ['of an accented word', 'bàkuchiòl', 1007],
    ['of a question', 'what helps against pimples', 1011],
    ['of a letter beside a Chinese character', 'A醇', 1007],
  ])('%s: %s', async (_name, keyword, id) => {
    expect(await first(keyword)).toBe(id);
  });
});

test('Chinese initials find the products of the word', async () => {
  expect(await find('jmr')).toContain(1001);
});

test('words that no product has together find products of one of them', async () => {
  expect(await find('milk balm')).toEqual(expect.arrayContaining([1001, 1004]));
});

test.each([
  ['Chinese without words', Array.from({ length: 100 }, (_, index) => String.fromCodePoint(0x4e00 + index * 7)).join('')],
  ['many words of several scripts', '面膜 크림 serum '.repeat(6)],
  ['one long word', 'bakuchiol'.repeat(11)],
])('a long search text is answered: %s', async (_name, keyword) => {
  expect(await gateway.call('mall.Index.search', { keyword })).toMatchObject({ code: '200' });
});

test('a search finds products that state a concern', async () => {
  expect((await find('sensitive skin')).slice(0, 2).toSorted()).toEqual([1009, 1013]);
});

test('a search sorted by price has the same products in another order', async () => {
  const [byRelevance, byPrice] = [await find('serum'), await find('serum', { sort_type: 'price', sort: 0 })];
  expect(byPrice.toSorted()).toEqual(byRelevance.toSorted());
  expect(byPrice).not.toEqual(byRelevance);
});

test('one letter finds the words that start with it', async () => {
  expect(await find('b')).toContain(1007);
});

test('of equally relevant products, better sold ones precede others, and those in stock precede sold-out ones', async () => {
  await growCatalog(gateway.db, 36 * 3, gateway.clock.now());
  const copies = async () => (await find('bakuchiol')).filter((id) => id > 1_000_000);
  const [better = 0, other = 0] = await copies();
  const soldOf = async (id: number) => (await gateway.db.select().from(products).where(eq(products.id, id)))[0]?.sold ?? 0;
  expect(await soldOf(better)).toBeGreaterThan(await soldOf(other));
  await gateway.db.execute(sql`update stock set available = 0 where sku_id in (select id from skus where product_id = ${better})`);
  expect(await copies()).toEqual([other, better]);
});

describe('mall search synonyms', () => {
  const run = (...args: string[]) => runCommand('search', ['synonyms', ...args], gateway);
  const idIn = (lines: readonly string[]) => /\d+/.exec(lines.join())?.[0] ?? '';

  test('adds terms by which products are found, lists and removes them', async () => {
    expect(await find('sparkledust')).toEqual([]);
    const added = await run('add', '--en', 'sparkledust, bakuchiol', '--zh', '闪闪粉');
    expect(added).toMatchObject({ ok: true });
    await runJobs(gateway.db, gateway.clock.now());
    expect(await first('sparkledust')).toBe(1007);
    expect(await first('閃閃粉', { language: 'tn' })).toBe(1007);
    expect((await run('list', 'SPARKLE')).lines).toEqual([`${idIn(added.lines)}  en: bakuchiol, sparkledust; zh: 闪闪粉`]);
    expect(await run('remove', idIn(added.lines))).toMatchObject({ ok: true });
    expect(await find('sparkledust')).toEqual([]);
    expect(await run('remove', idIn(added.lines))).toMatchObject({ ok: false });
  });

  test('adds terms that find the products of related sets, and not the reverse', async () => {
    const target = idIn((await run('list', 'bakuchiol')).lines);
    expect(await run('add', '--en', 'camellia, zorptine', '--related', target)).toMatchObject({ ok: true });
    await runJobs(gateway.db, gateway.clock.now());
    expect(await find('zorptine')).toEqual(expect.arrayContaining([1004, 1007]));
    expect(await find('bakuchiol')).not.toContain(1004);
  });

  test.each([
    ['no terms', ['add']],
    ['an unknown language', ['add', '--fr', 'rouge']],
    ['terms without letters', ['add', '--en', '!!!']],
    ['an unknown related set', ['add', '--en', 'word', '--related', '999999']],
    ['no number', ['remove', 'x']],
    ['an unknown action', ['clear']],
  ])('refuses %s', async (_name, args) => {
    expect(await run(...args)).toMatchObject({ ok: false });
  });
});

test('the synonyms of the mall have terms in every language, and related sets that exist', () => {
  const folder = join(import.meta.dirname, '../../data/synonyms');
  const files = readdirSync(folder).map((file) => parse(readFileSync(join(folder, file), 'utf8')));
  const sets = files.flatMap((file) => Object.entries<Record<string, readonly string[]>>(file));
  const names = sets.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  const terms = expect.arrayContaining([expect.any(String)]);
  for (const [name, { related = [], ...languages }] of sets) {
    expect(languages, name).toEqual({ en: terms, zh: terms, tn: terms, ko: terms });
    expect(names, name).toEqual(expect.arrayContaining([...related]));
  }
});

describe('the search document of a product', () => {
  test('is rebuilt after a change of a text and of the name of its brand', async () => {
    const text = and(eq(productTexts.productId, 1036), eq(productTexts.language, 'en'));
    await gateway.db.update(productTexts).set({ name: 'Quillwort Elixir' }).where(text);
    const name = { en: 'Wobblegate', zh: '汐源', tn: '汐源', ko: '타이드웰' };
    await gateway.db.update(brands).set({ name }).where(eq(brands.id, 4));
    await runJobs(gateway.db, gateway.clock.now());
    expect(await find('quillwort')).toEqual([1036]);
    expect(await find('wobblegate')).toContain(1031);
  });

  test('accepts words of any length', async () => {
    const content = [{ name: 'Introduction', content: `${'x'.repeat(5000)} ${'가'.repeat(5000)} ${'霜'.repeat(5000)}` }];
    const ofProduct = and(eq(productTexts.productId, 1035), eq(productTexts.language, 'en'));
    await gateway.db.update(productTexts).set({ name: 'Zibeline Infusion', content }).where(ofProduct);
    await runJobs(gateway.db, gateway.clock.now());
    expect(await find('zibeline')).toEqual([1035]);
  });

  test('is up to date for every product after a round of the job', async () => {
    await gateway.db.update(productTokens).set({ version: 0 });
    await runJobs(gateway.db, gateway.clock.now());
    expect(await rowsOf(gateway.db, sql`select product_id from product_tokens where version = 0`)).toEqual([]);
  });
});

test('the products and the words of a search are found by indexes', async () => {
  const [ofProducts, ofWords] = await gateway.db.transaction(async (tx) => {
    // The tables of the tests are so small that reading them would be fastest.
    await tx.execute(sql`set local enable_seqscan = off`);
    const planOf = async (statement: SQL) =>
      (await rowsOf<{ 'QUERY PLAN': string }>(tx, statement)).map((row) => row['QUERY PLAN']).join('\n');
    return [
      await planOf(
        sql`explain select p.product_id from unnest(array['aserum']::text[]) b (query) join product_tokens p on p.lexemes @@ b.query::tsquery`,
      ),
      await planOf(sql`explain select word from search_forms where keys @@ 'reu'::tsquery or form ~>=~ 'ser' and form ~<~ 'set'`),
    ];
  });
  expect(ofProducts).toContain('product_tokens_by_lexeme');
  expect(ofWords).toContain('search_forms_by_key');
  expect(ofWords).toContain('search_forms_by_prefix');
  expect(`${ofProducts}${ofWords}`).not.toContain('Seq Scan');
});
