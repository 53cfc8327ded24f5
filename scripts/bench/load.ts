import { Agent, request } from 'node:http';

/** One request, or several related ones. Repeated by each worker for the duration of the measurement. */
export type Work = (worker: number) => Promise<void>;

export interface Measurement {
  /** Finished calls per second. */
  readonly perSecond: number;
  /** The median duration in milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Submits a form and returns the response's text. Throws for an error response, so that a benchmark never measures refusals. */
export function postForm(url: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<string> {
  const body = new URLSearchParams(fields).toString();
  return post(url, body, { ...headers, 'content-type': 'application/x-www-form-urlencoded' });
}

/** Sends a prepared body; otherwise like {@link postForm}. */
export function post(url: string, body: string | Buffer, headers: Record<string, string>): Promise<string> {
  return send(url, { method: 'POST', headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) } }, body);
}

/** Reads a page. */
export function get(url: string, headers: Record<string, string> = {}): Promise<string> {
  return send(url, { method: 'GET', headers });
}

function send(url: string, options: { method: string; headers: Record<string, string> }, body?: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(url, { ...options, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${url} answered ${response.statusCode}: ${text.slice(0, 200)}`));
      });
    });
    clientRequest.once('error', reject);
    clientRequest.end(body);
  });
}

/** Repeats a call in several workers for some seconds, after a warm-up, and returns the results. */
export async function measure(work: Work, { workers = 16, seconds = 5, warmUp = 1 } = {}): Promise<Measurement> {
  await repeat(work, workers, warmUp);
  return summarize(await measureSlice(work, workers, seconds));
}

interface Slice {
  /** The duration of each finished call in milliseconds. */
  readonly times: readonly number[];
  /** In seconds. */
  readonly elapsed: number;
}

async function measureSlice(work: Work, workers: number, seconds: number): Promise<Slice> {
  const started = performance.now();
  const times = await repeat(work, workers, seconds);
  return { times, elapsed: (performance.now() - started) / 1000 };
}

function summarize(slice: Slice): Measurement {
  const { elapsed } = slice;
  const times = slice.times.toSorted((a, b) => a - b);
  const percentile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { perSecond: times.length / elapsed, p50: percentile(0.5), p95: percentile(0.95), p99: percentile(0.99) };
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
