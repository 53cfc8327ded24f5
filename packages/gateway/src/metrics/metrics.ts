import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import type { Priority } from '../server/priority.ts';
import type { Clock } from '../shared/clock.ts';
import { cacheRequests } from '../shared/ttl-cache.ts';
import { readStatus } from '../status/read-status.ts';

/** A finished call. */
export interface AnsweredCall {
  /** The operation; "unknown" for one that is not in the contract, because callers could invent any number of names. */
  readonly api: string;
  /** The response code. */
  readonly code: string;
  readonly seconds: number;
}

/** A finished round of a job. */
export interface EndedRound {
  readonly job: string;
  readonly failed: boolean;
  readonly seconds: number;
}

/** The metrics of the gateway, in the text format of Prometheus. */
export interface Metrics {
  countCall(call: AnsweredCall): void;
  countRound(round: EndedRound): void;
  /** Counts a request refused by load shedding, by its priority. */
  countShed(priority: Priority): void;
  /** Also measures the process: memory, CPU, event-loop delay. Call it once per process. */
  measureProcess(): void;
  /** Returns every metric, read now. */
  print(): Promise<string>;
  readonly contentType: string;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics of one gateway, with a separate registry. */
export function createMetrics({ database, clock }: { readonly database: Database; readonly clock: Clock }): Metrics {
  const registers = [new Registry()];
  const [registry] = registers;
  if (!registry) throw new Error('There is no registry');
  const calls = new Counter({ name: 'mall_calls_total', help: 'Answered calls', labelNames: ['api', 'code'], registers });
  const callSeconds = new Histogram({ name: 'mall_call_seconds', help: 'Time to answer a call', labelNames: ['api'], buckets, registers });
  const shed = new Counter({ name: 'mall_calls_shed_total', help: 'Requests refused under load', labelNames: ['class'], registers });
  const rounds = new Counter({ name: 'mall_job_rounds_total', help: 'Ended rounds of jobs', labelNames: ['job', 'result'], registers });
  const roundSeconds = new Gauge({ name: 'mall_job_seconds', help: 'Time of the last round of a job', labelNames: ['job'], registers });
  const lastRun = new Gauge({
    name: 'mall_job_last_run_timestamp_seconds',
    help: 'End of the last round of a job',
    labelNames: ['job'],
    registers,
  });
  observeConnections(database, registers);
  observeCaches(registers);
  observeRecords(database, clock, registers);
  return {
    countCall: ({ api, code, seconds }) => {
      calls.inc({ api, code });
      callSeconds.observe({ api }, seconds);
    },
    countShed: (priority) => shed.inc({ class: priority }),
    countRound: ({ job, failed, seconds }) => {
      rounds.inc({ job, result: failed ? 'failed' : 'ok' });
      roundSeconds.set({ job }, seconds);
      lastRun.set({ job }, clock.now().getTime() / 1000);
    },
    measureProcess: () => collectDefaultMetrics({ register: registry }),
    print: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function observeConnections(database: Database, registers: Registry[]): void {
  new Gauge({
    name: 'mall_database_connections',
    help: 'Connections to PostgreSQL, and callers that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { pool, active, idle, waiting } of database.connections()) {
        this.set({ pool, state: 'active' }, active);
        this.set({ pool, state: 'idle' }, idle);
        this.set({ pool, state: 'waiting' }, waiting);
      }
    },
  });
}

/** Counts cache requests. The caches belong to the process, so each gateway of a process counts the requests to all. */
function observeCaches(registers: Registry[]): void {
  new Counter({
    name: 'mall_cache_requests_total',
    help: 'Requests to caches',
    labelNames: ['cache', 'result'],
    registers,
    collect() {
      this.reset();
      for (const [cache, { hits, misses }] of cacheRequests()) {
        this.inc({ cache, result: 'hit' }, hits);
        this.inc({ cache, result: 'miss' }, misses);
      }
    },
  });
}

function observeRecords({ background }: Database, clock: Clock, registers: Registry[]): void {
  const up = new Gauge({ name: 'mall_database_up', help: '1 when the records could be counted', registers });
  new Gauge({
    name: 'mall_records',
    help: 'What mall status counts',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      // An unavailable database is itself a metric: `up` is 0.
      const figures = await readStatus(background, clock.now()).catch(() => undefined);
      up.set(figures ? 1 : 0);
      for (const { name, value } of figures ?? []) this.set({ state: name }, value);
    },
  });
}
