/** Generates load at a fixed rate, independent of responses, and measures its effect on a server. */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** The interval of the batches of requests: batches keep the rate even when a timer is late. */
const tickMs = 20;
const maxRecoveredMs = 500;
/** Beyond this number of connections requests wait in this process, which counts as response time. */
const maxConnections = 1000;

const floodAgent = new Agent({ keepAlive: true, maxSockets: maxConnections });
/** Single requests use other connections than the flood. */
const trickleAgent = new Agent({ keepAlive: true });

/** A request of a load: a page, or a submitted form. */
export interface LoadRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form?: string;
}

export interface LoadResponse {
  /** 0 when the connection failed. */
  readonly status: number;
  readonly ms: number;
}

/** Sends a request; resolves with its response and duration. Never rejects. */
function sendRequest({ url, headers, form }: LoadRequest, agent: Agent): Promise<LoadResponse> {
  const started = performance.now();
  const length = form === undefined ? {} : { 'content-length': String(Buffer.byteLength(form)) };
  return new Promise((resolve) => {
    const finish = (status: number) => resolve({ status, ms: performance.now() - started });
    const clientRequest = request(
      url,
      { agent, method: form === undefined ? 'GET' : 'POST', headers: { ...headers, ...length } },
      (response) => {
        response.resume();
        response.once('end', () => finish(response.statusCode ?? 0));
        response.once('error', () => finish(0));
      },
    );
    clientRequest.once('error', () => finish(0));
    clientRequest.end(form);
  });
}

/** Sends requests at a rate for some seconds; resolves with all responses. */
export async function flood(next: (index: number) => LoadRequest, perSecond: number, seconds: number): Promise<LoadResponse[]> {
  const responses: Promise<LoadResponse>[] = [];
  const started = performance.now();
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - started) {
    while (responses.length < (elapsed / 1000) * perSecond) responses.push(sendRequest(next(responses.length), floodAgent));
    await pause(tickMs);
  }
  return await Promise.all(responses);
}

/** Sends single requests one after another during a load; resolves with their responses. */
export async function trickle(next: (index: number) => LoadRequest, everyMs: number, signal: AbortSignal): Promise<LoadResponse[]> {
  const responses: LoadResponse[] = [];
  while (!signal.aborted) {
    responses.push(await sendRequest(next(responses.length), trickleAgent));
    await pause(everyMs);
  }
  return responses;
}

/** Returns the milliseconds until a request is as fast as without a load. */
export async function recovery(next: (index: number) => LoadRequest): Promise<number> {
  const started = performance.now();
  for (let index = 0; ; index += 1) {
    const { status, ms } = await sendRequest(next(index), trickleAgent);
    if (status === 200 && ms < maxRecoveredMs) return performance.now() - started - ms;
  }
}

const timesOf = (responses: readonly LoadResponse[], status: number) =>
  responses.filter((response) => response.status === status).map(({ ms }) => ms);

/** Returns a percentile of the response times, "12 ms". */
export function percentile(times: readonly number[], share: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return value === undefined ? '–' : `${value.toFixed(0)} ms`;
}

/** Returns how many requests of a load were served, refused and lost, and the response times. */
export function summary(responses: readonly LoadResponse[]): string {
  const [accepted, refused] = [timesOf(responses, 200), timesOf(responses, 503)];
  const failed = responses.length - accepted.length - refused.length;
  return (
    `${accepted.length} accepted (p50 ${percentile(accepted, 0.5)}, p99 ${percentile(accepted, 0.99)}), ` +
    `${refused.length} × 503 (p99 ${percentile(refused, 0.99)}), ${failed} failed`
  );
}

/** Returns the 99th percentile of single requests, and how many had no status 200: "p99 12 ms, 0 of 40 refused". */
export function trickleSummary(responses: readonly LoadResponse[]): string {
  const accepted = timesOf(responses, 200);
  return `p99 ${percentile(accepted, 0.99)}, ${responses.length - accepted.length} of ${responses.length} refused`;
}

/** Returns the memory that a process uses, in megabytes. */
export function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
