import { type Db, rowsOf } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';

/** The first id of generated products; other products have lower ids. */
const firstGrown = 1_000_000;
/** The number of products that one statement can insert within its timeout. */
const atOnce = 1_000;

/**
 * Adds products modeled on the existing ones up to a total number: each is a copy of an existing product with a number in its name and its
 * own price, age and sales. Used for load tests with a large catalog; returns how many were added.
 */
export async function growCatalog(db: Db, wanted: number, now: Date): Promise<number> {
  const [there] = await rowsOf<{ count: number; grown: number }>(
    db,
    sql`select count(*)::int as count, count(*) filter (where id >= ${firstGrown})::int as grown from products`,
  );
  if (!there || there.count === there.grown) return 0;
  const missing = Math.max(0, wanted - there.count);
  if (missing === 0) return 0;
  // The index of the search documents takes many new entries at once faster than few. The vacuum below adds the last ones.
  await db.execute(sql`alter index product_tokens_by_lexeme set (fastupdate = on, gin_pending_list_limit = 65536)`);
  try {
    for (let done = 0; done < missing; done += atOnce) {
      const from = there.grown + done;
      await growSome(db, from, from + Math.min(atOnce, missing - done), now);
    }
  } finally {
    await db.execute(sql`alter index product_tokens_by_lexeme set (fastupdate = off)`);
  }
  // Without updated statistics the planner would assume the earlier, small tables.
  for (const table of ['products', 'product_texts', 'product_tokens', 'skus', 'stock'])
    await db.execute(sql`vacuum analyze ${sql.raw(table)}`);
  return missing;
}

/** Inserts the generated products with numbers in a range, with all their rows. */
async function growSome(db: Db, from: number, to: number, now: Date): Promise<void> {
  const grown = sql`
    base as (select id, row_number() over (order by id) - 1 as at, count(*) over () as bases from products where id < ${firstGrown}),
    grown as (select n, ${firstGrown}::bigint + n as id, base.id as base_id, 70 + n * 37 % 61 as percent
                from generate_series(${from}::int, ${to - 1}::int) n join base on base.at = n % base.bases)`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      with ${grown}
      insert into products (id, shop_id, brand_id, class_id, status, labels, pictures, price_from, price_to, sold, created_at)
      select g.id, p.shop_id, p.brand_id, p.class_id, p.status, p.labels, p.pictures, p.price_from * percent / 100, p.price_to * percent / 100,
             n * 7919 % 4001, ${now.toISOString()}::timestamptz - n * interval '1 minute'
        from grown g join products p on p.id = g.base_id`);
    await tx.execute(sql`
      with ${grown}
      insert into product_texts (product_id, language, name, subtitle, content)
      select g.id, t.language, t.name || ' ' || n, t.subtitle, jsonb_build_array(t.content -> 0)
        from grown g join product_texts t on t.product_id = g.base_id`);
    await tx.execute(sql`
      with ${grown}
      insert into product_tokens (product_id, lexemes, version)
      select g.id, t.lexemes || array_to_tsvector(array['a' || n]), t.version from grown g join product_tokens t on t.product_id = g.base_id`);
    await tx.execute(sql`
      with ${grown}
      insert into skus (id, product_id, price, picture, value_ids, position)
      select g.id * 10 + k.position, g.id, k.price * percent / 100, k.picture, k.value_ids, k.position
        from grown g join skus k on k.product_id = g.base_id`);
    await tx.execute(sql`
      with ${grown}, opened as (
        insert into stock (sku_id, available) select k.id, 100 from grown g join skus k on k.product_id = g.id returning sku_id, available)
      insert into stock_movements (sku_id, quantity, reason, at)
      select sku_id, available, 'initial', ${now.toISOString()}::timestamptz from opened`);
  });
}
