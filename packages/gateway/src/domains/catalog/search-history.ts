import type { Db } from '../../db/database.ts';
import { and, desc, eq, type SQL, sql } from '../../db/drizzle.ts';
import type { Context, Session } from '../../dispatch/context.ts';
import { searchWords } from './schema.ts';

const max = 20;

/** Returns the condition of the session's own searches; undefined for a visitor, who has none. */
function ownedBy(session: Session): SQL | undefined {
  if (session.kind === 'customer') return eq(searchWords.customerId, session.customerId);
  return session.kind === 'guest' ? eq(searchWords.guestId, session.guestId) : undefined;
}

/** Stores a search of the caller. A visitor's search is not stored, because reading must not create a guest. */
export async function saveSearch({ db, session, clock }: Context, keyword: string): Promise<void> {
  const words = keyword.trim();
  const own = ownedBy(session);
  if (words === '' || !own) return;
  const owner =
    session.kind === 'customer' ? { customerId: session.customerId } : session.kind === 'guest' ? { guestId: session.guestId } : {};
  const column = session.kind === 'customer' ? searchWords.customerId : searchWords.guestId;
  const searchedAt = clock.now();
  await db
    .insert(searchWords)
    .values({ ...owner, words, searchedAt })
    .onConflictDoUpdate({ target: [column, searchWords.words], targetWhere: sql`${column} is not null`, set: { searchedAt } });
  await deleteOldest(db, own);
}

async function deleteOldest(db: Db, own: SQL): Promise<void> {
  await db
    .delete(searchWords)
    .where(
      sql`${searchWords.id} in (select id from ${searchWords} where ${own} order by ${searchWords.searchedAt} desc, ${searchWords.id} desc offset ${max})`,
    );
}

/** Moves the searches of a guest to the customer on sign-in. */
export async function moveSearchHistory(tx: Db, guestId: number, customerId: number): Promise<void> {
  await tx.execute(sql`
    with moved as (delete from search_words where guest_id = ${guestId} returning words, searched_at)
    insert into search_words (customer_id, words, searched_at) select ${customerId}, words, searched_at from moved
    on conflict (customer_id, words) where customer_id is not null
    do update set searched_at = greatest(search_words.searched_at, excluded.searched_at)`);
  await deleteOldest(tx, eq(searchWords.customerId, customerId));
}

/** Returns the searches of the caller, newest first. */
export async function listSearches({ db, session }: Context): Promise<string[]> {
  const own = ownedBy(session);
  if (!own) return [];
  const rows = await db
    .select({ keyword: searchWords.words })
    .from(searchWords)
    .where(own)
    .orderBy(desc(searchWords.searchedAt), desc(searchWords.id))
    .limit(max);
  return rows.map(({ keyword }) => keyword);
}

/** Deletes one search of the caller, or all of them. */
export async function deleteSearchHistory({ db, session }: Context, keyword?: string): Promise<void> {
  const own = ownedBy(session);
  if (own) await db.delete(searchWords).where(and(own, keyword === undefined ? undefined : eq(searchWords.words, keyword.trim())));
}
