import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';
import { Fault } from '../dispatch/fault.ts';

const attemptsOfABatch = 10;
/** Above this number of keys, the uncounted attempts of the least recently used keys are dropped. */
const maxKeys = 10_000;

/** Counts a number of attempts. Throws a {@link Fault} when there were too many. */
export type CountAttempts = (attempts: number) => Promise<void>;

/**
 * Counts attempts in the process, by database and key, and records them in batches of ten, for actions so frequent that a statement for
 * each would cost too much. After a refusal, each attempt is recorded. A process that exits loses at most nine attempts per key.
 */
export function batchAttempts(): (db: Db, key: string, count: CountAttempts) => Promise<void> {
  const uncountedOf = new WeakMap<Db, LRUCache<string, number>>();
  return async (db, key, count) => {
    const uncounted = uncountedOf.get(db) ?? new LRUCache<string, number>({ max: maxKeys });
    uncountedOf.set(db, uncounted);
    const attempts = (uncounted.get(key) ?? 0) + 1;
    if (attempts < attemptsOfABatch) {
      uncounted.set(key, attempts);
      return;
    }
    uncounted.delete(key);
    try {
      await count(attempts);
    } catch (error) {
      if (error instanceof Fault) uncounted.set(key, attemptsOfABatch - 1);
      throw error;
    }
  };
}
