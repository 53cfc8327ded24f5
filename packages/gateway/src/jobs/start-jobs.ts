import type { Db } from '../db/database.ts';
import type { EndedRound } from '../metrics/metrics.ts';
import type { Clock } from '../shared/clock.ts';
import { describeError } from '../shared/describe-error.ts';
import type { Job } from './job.ts';
import { upsertJobRun } from './repository.ts';

export interface JobsOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: readonly Job[];
  onError(error: unknown, job: string): void;
  /** Called after every round. */
  onRound?(round: EndedRound): void;
}

/** After a downtime, the first round of a ten-minute job must not be delayed by ten minutes. */
const maxFirstDelaySeconds = 15;
const maxErrorLength = 300;

/**
 * Runs every job at its interval, independently: a slow or failing one does not block the others. Returns a function that stops the jobs
 * and waits for running rounds.
 */
export function startJobs({ jobs, ...options }: JobsOptions): () => Promise<void> {
  const stops = jobs.map((job) => repeat(() => runRound(job, options), job.everySeconds));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

async function runRound({ name: job, run }: Job, { db, clock, onError, onRound }: Omit<JobsOptions, 'jobs'>): Promise<void> {
  const startedAt = clock.now();
  const began = performance.now();
  let lastError = '';
  try {
    await run(startedAt);
  } catch (error) {
    onError(error, job);
    lastError = (describeError(error).messages[0] ?? 'unknown error').slice(0, maxErrorLength);
  }
  const durationMs = Math.round(performance.now() - began);
  onRound?.({ job, failed: lastError !== '', seconds: durationMs / 1000 });
  try {
    await upsertJobRun(db, { job, startedAt, durationMs, lastError });
  } catch (error) {
    onError(error, job);
  }
}

/** Runs work at an interval, one round at a time. Returns a function that stops it and waits for the running round. */
function repeat(work: () => Promise<void>, everySeconds: number): () => Promise<void> {
  let round = Promise.resolve();
  let timer: NodeJS.Timeout;
  let stopped = false;
  const schedule = (seconds: number) => {
    timer = setTimeout(() => {
      const began = performance.now();
      round = work().then(() => {
        const spent = (performance.now() - began) / 1000;
        if (!stopped) schedule(Math.max(everySeconds - spent, 0));
      });
    }, seconds * 1000);
  };
  schedule(Math.min(everySeconds, maxFirstDelaySeconds));
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await round;
  };
}
