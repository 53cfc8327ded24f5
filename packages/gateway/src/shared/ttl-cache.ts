import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';

/** Above this number of keys, the least recently used are evicted: a mall has more products than fit into the memory of a process. */
const maxKeys = 2_000;

interface Entry<Value> {
  readonly loadedAt: number;
  readonly value: Promise<Value>;
}

interface CacheOptions {
  /** The name under which its requests are counted; caches with the same name are counted together. */
  readonly name: string;
  readonly ttlMs: number;
}

/** The numbers of cache hits and misses. */
export interface CacheRequests {
  hits: number;
  misses: number;
}

const requestsByName = new Map<string, CacheRequests>();

/** Returns the requests to all caches of this process since its start, by name. */
export function cacheRequests(): ReadonlyMap<string, Readonly<CacheRequests>> {
  return requestsByName;
}

/**
 * Creates a TTL cache for values of a database, in milliseconds by the caller's clock; when the clock is set back, values are reloaded.
 * Concurrent requests for one key share one load. A failed load is not cached.
 */
export function ttlCache<Key extends string | number, Value>(
  { name, ttlMs }: CacheOptions,
  load: (db: Db, key: Key, now: Date) => Promise<Value>,
): (db: Db, key: Key, now: Date) => Promise<Value> {
  const requests = requestsByName.get(name) ?? { hits: 0, misses: 0 };
  requestsByName.set(name, requests);
  const caches = new WeakMap<Db, LRUCache<Key, Entry<Value>>>();
  return (db, key, now) => {
    const entries = caches.get(db) ?? new LRUCache<Key, Entry<Value>>({ max: maxKeys });
    caches.set(db, entries);
    const cached = entries.get(key);
    if (cached && Math.abs(now.getTime() - cached.loadedAt) < ttlMs) {
      requests.hits += 1;
      return cached.value;
    }
    requests.misses += 1;
    const entry = { loadedAt: now.getTime(), value: load(db, key, now) };
    entries.set(key, entry);
    // Callers get the error from the value.
    entry.value.catch(() => {
      if (entries.peek(key) === entry) entries.delete(key);
    });
    return entry.value;
  };
}
