import type { Db } from '../db/database.ts';

/** Of more keys than this, those looked at longest ago are forgotten: a mall has more products than a process has room for. */
const mostKeys = 2_000;

/**
 * Makes a look at the database that a process remembers for some milliseconds, for what every call asks and what may be as old as that. A
 * clock that goes back makes it look anew.
 */
export function remembered<Key, Value>(
  milliseconds: number,
  look: (db: Db, key: Key, now: Date) => Promise<Value>,
): (db: Db, key: Key, now: Date) => Promise<Value> {
  const known = new WeakMap<Db, Map<Key, { readonly at: number; readonly value: Value }>>();
  return async (db, key, now) => {
    const ofDatabase = known.get(db) ?? new Map<Key, { readonly at: number; readonly value: Value }>();
    known.set(db, ofDatabase);
    const last = ofDatabase.get(key);
    if (last && Math.abs(now.getTime() - last.at) < milliseconds) return last.value;
    const value = await look(db, key, now);
    // What is looked at anew moves to the end of the queue.
    ofDatabase.delete(key);
    ofDatabase.set(key, { at: now.getTime(), value });
    const [oldest] = ofDatabase.keys();
    if (ofDatabase.size > mostKeys && oldest !== undefined) ofDatabase.delete(oldest);
    return value;
  };
}
