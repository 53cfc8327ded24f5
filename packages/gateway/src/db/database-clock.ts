import { performance } from 'node:perf_hooks';
import { type Clock, systemClock } from '../shared/clock.ts';
import { type Database, rowsOf } from './database.ts';
import { sql } from './drizzle.ts';

const measureEveryMs = 30_000;

/** A clock that runs until it is stopped. */
export interface RunningClock extends Clock {
  stop(): void;
}

/** Returns the given clock, otherwise the database's clock. The embedded database uses the time of this process. */
export async function startClock(database: Database, given?: Clock): Promise<RunningClock> {
  if (given === undefined && database.kind === 'postgres') return openServerClock(database);
  const clock = given ?? systemClock;
  return { now: () => clock.now(), stop: () => undefined };
}

/**
 * Opens a clock with the time of the database server, which all gateways on it share, regardless of the clocks of their machines. It is
 * measured now and every 30 seconds; between measurements, and while the database is unavailable, it advances by this process's monotonic
 * time.
 */
async function openServerClock({ background }: Database): Promise<RunningClock> {
  /** Returns the database time at the zero of `performance.now()`. */
  const measure = async () => {
    const before = performance.now();
    const [row] = await rowsOf<{ milliseconds: number }>(
      background,
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as milliseconds`,
    );
    if (!row) throw new Error('The database did not return its time');
    return row.milliseconds - (before + performance.now()) / 2;
  };
  let origin = await measure();
  const timer = setInterval(() => {
    measure().then(
      (measured) => {
        origin = measured;
      },
      () => undefined,
    );
  }, measureEveryMs);
  timer.unref();
  return { now: () => new Date(origin + performance.now()), stop: () => clearInterval(timer) };
}
