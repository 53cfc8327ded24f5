import { Agent, request } from 'node:http';

/** One request of a load, or several that belong together. Called again and again until the time is over. */
export type Work = (worker: number) => Promise<void>;

export interface Measured {
  /** Finished works a second. */
  readonly perSecond: number;
  /** Milliseconds that half of them took at most. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends a form and gives the answer's text. Throws when the answer is no success, so that a bench never measures refusals. */
export function postForm(url: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<string> {
  const body = new URLSearchParams(fields).toString();
  return post(url, body, { ...headers, 'content-type': 'application/x-www-form-urlencoded' });
}

/** Sends a body that is written already; otherwise like {@link postForm}. */
export function post(url: string, body: string | Buffer, headers: Record<string, string>): Promise<string> {
  return send(url, { method: 'POST', headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) } }, body);
}

/** Reads a page. */
export function get(url: string, headers: Record<string, string> = {}): Promise<string> {
  return send(url, { method: 'GET', headers });
}

function send(url: string, options: { method: string; headers: Record<string, string> }, body?: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${url} answered ${response.statusCode}: ${text.slice(0, 200)}`));
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** Lets workers repeat a work for some seconds, after a warm-up, and reckons what came of it. */
export async function measure(work: Work, { workers = 16, seconds = 5, warmUp = 1 } = {}): Promise<Measured> {
  await repeat(work, workers, warmUp);
  return summed([await timed(work, workers, seconds)]);
}

/** A work beside its yardstick. */
export interface Compared extends Measured {
  /** Share of the yardstick's speed: the median over the rounds. */
  readonly ratio: number;
}

/**
 * Measures a work and a yardstick in turns, a second each: a machine that others share changes its speed from one moment to the next, and
 * two figures that were not taken side by side say more about the machine than about the work.
 */
export async function compare(work: Work, yardstick: Work, { workers = 16, rounds = 9, warmUp = 4 } = {}): Promise<Compared> {
  await repeat(yardstick, workers, 1);
  await repeat(work, workers, warmUp);
  const ratios: number[] = [];
  const slices: Slice[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const bare = await timed(yardstick, workers, 1);
    const slice = await timed(work, workers, 1);
    slices.push(slice);
    ratios.push(slice.times.length / slice.elapsed / (bare.times.length / bare.elapsed));
  }
  return { ...summed(slices), ratio: ratios.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN };
}

interface Slice {
  /** Milliseconds of each finished work. */
  readonly times: readonly number[];
  /** Seconds. */
  readonly elapsed: number;
}

async function timed(work: Work, workers: number, seconds: number): Promise<Slice> {
  const started = performance.now();
  const times = await repeat(work, workers, seconds);
  return { times, elapsed: (performance.now() - started) / 1000 };
}

function summed(slices: readonly Slice[]): Measured {
  const times = slices.flatMap((slice) => slice.times).sort((a, b) => a - b);
  const elapsed = slices.reduce((sum, slice) => sum + slice.elapsed, 0);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { perSecond: times.length / elapsed, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

async function repeat(work: Work, workers: number, seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() < until) {
        const started = performance.now();
        await work(worker);
        times.push(performance.now() - started);
      }
    }),
  );
  return times;
}
