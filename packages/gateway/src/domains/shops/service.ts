import type { Db } from '../../db/database.ts';
import { eq, inArray } from '../../db/drizzle.ts';
import { Fault } from '../../dispatch/fault.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { shops } from './schema.ts';

/** The names of shops by id. */
export async function shopNames(db: Db, ids: readonly number[], language: LanguageCode): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: shops.id, name: shops.name })
    .from(shops)
    .where(inArray(shops.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row.name[language]]));
}

/** Throws `unknown_shop` when there is no such shop. */
export async function checkShop(db: Db, id: number): Promise<void> {
  const [row] = await db.select({ id: shops.id }).from(shops).where(eq(shops.id, id));
  if (!row) throw new Fault('unknown_shop');
}
