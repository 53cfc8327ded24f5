/**
 * What the shop answers at 1, 3 and 10 times its capacity: pages past the page cache, sent at a fixed rate whether earlier ones are answered
 * or not. `--seconds=10` shortens each round from 60 seconds.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../lib/processes.ts';
import { get, measure } from './load.ts';
import { withRunningMall } from './running-mall.ts';

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const factors = [1, 3, 10];
/** Sent together, so that a timer's delay does not lower the rate. */
const tickMs = 20;
const healthEveryMs = 250;
const recoveredMs = 500;

const agent = new Agent({ keepAlive: true });
const secondsOfARound = () => Number(/^--seconds=(\d+)$/.exec(process.argv.find((word) => word.startsWith('--seconds=')) ?? '')?.[1] ?? 60);

interface Answer {
  /** 0 where the connection failed. */
  readonly status: number;
  readonly ms: number;
}

function ask(url: string): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, ms: performance.now() - started });
    const sent = request(url, { agent, headers: { 'user-agent': userAgent } }, (response) => {
      response.resume();
      response.once('end', () => done(response.statusCode ?? 0));
      response.once('error', () => done(0));
    });
    sent.once('error', () => done(0));
    sent.end();
  });
}

function percentile(values: readonly number[], share: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return value === undefined ? '–' : `${value.toFixed(0)} ms`;
}

/** Megabytes that a process holds now. */
function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

async function flood(page: (at: number) => string, perSecond: number, seconds: number): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  const started = performance.now();
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - started) {
    while (answers.length < (elapsed / 1000) * perSecond) answers.push(ask(page(answers.length)));
    await pause(tickMs);
  }
  return await Promise.all(answers);
}

/** Asks for health beside the load until it is over; gives how long each answer took. */
async function watchHealth(url: string, over: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!over.aborted) {
    const { status, ms } = await ask(url);
    times.push(status === 200 ? ms : Number.POSITIVE_INFINITY);
    await pause(healthEveryMs);
  }
  return times;
}

/** Milliseconds until a page is answered as fast as without a load. */
async function recovery(page: (at: number) => string): Promise<number> {
  const started = performance.now();
  for (let at = 0; ; at += 1) {
    const { status, ms } = await ask(page(1_000_000 + at));
    if (status === 200 && ms < recoveredMs) return performance.now() - started - ms;
  }
}

export async function benchOverload(): Promise<void> {
  const seconds = secondsOfARound();
  await withRunningMall(async ({ port, storefront: { child } }) => {
    const origin = `http://127.0.0.1:${port}`;
    // A list that nobody has asked for before: names that the page does not read would lead to one that the page cache knows.
    const page = (at: number) => `${origin}/products?amount=0-${10_000 + at}`;
    let count = 0;
    const { perSecond: capacity } = await measure(async () => void (await get(page(count++), { 'user-agent': userAgent })), {
      workers: 8,
      warmUp: 5,
    });
    say(`overload  capacity ${capacity.toFixed(1)} pages/s past the cache, ${memoryOf(child.pid ?? 0).toFixed(0)} MB`);
    for (const factor of factors) {
      const over = new AbortController();
      const health = watchHealth(`${origin}/healthz`, over.signal);
      const answers = await flood(page, capacity * factor, seconds);
      const memory = memoryOf(child.pid ?? 0);
      const recovered = await recovery(page);
      over.abort();
      const shown = answers.filter(({ status }) => status === 200).map(({ ms }) => ms);
      const refused = answers.filter(({ status }) => status === 503).map(({ ms }) => ms);
      say(
        `overload ${String(factor).padStart(3)}× for ${seconds} s: ${shown.length} pages (p50 ${percentile(shown, 0.5)}, p99 ${percentile(shown, 0.99)}), ` +
          `${refused.length} × 503 (p99 ${percentile(refused, 0.99)}), ${answers.length - shown.length - refused.length} failed, ` +
          `health p99 ${percentile(await health, 0.99)}, ${memory.toFixed(0)} MB, recovered after ${recovered.toFixed(0)} ms`,
      );
    }
  });
}
