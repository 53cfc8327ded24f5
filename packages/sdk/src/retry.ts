import type { MallError } from './errors.ts';
import type { FetchResponse } from './fetch.ts';

const initialDelayMs = 250;
const maxDelayMs = 5000;

/**
 * Returns the milliseconds before the next attempt: the server's `Retry-After`, else an exponential backoff with full jitter, up to five
 * seconds. Returns undefined when the server requests more than five seconds.
 */
export function defaultRetryDelay(attempt: number, { retryAfter }: Pick<MallError, 'retryAfter'>): number | undefined {
  if (retryAfter === undefined) return Math.floor(Math.random() * Math.min(maxDelayMs, initialDelayMs * 2 ** (attempt - 1)));
  return retryAfter * 1000 > maxDelayMs ? undefined : retryAfter * 1000;
}

/** Parses `Retry-After`, seconds or an HTTP date, to seconds from now. */
export function retryAfterOf(headers: FetchResponse['headers']): number | undefined {
  const value = headers.get('Retry-After') ?? '';
  if (/^\d+$/.test(value)) return Number(value);
  // HTTP dates end with GMT; `Date.parse` would also accept other texts.
  const retryTime = value.endsWith('GMT') ? Date.parse(value) : Number.NaN;
  return Number.isNaN(retryTime) ? undefined : Math.max(0, Math.ceil((retryTime - Date.now()) / 1000));
}

/** Waits; rejects with the signal's reason as soon as it is aborted. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    if (signal?.aborted) onAbort();
    else signal?.addEventListener('abort', onAbort, { once: true });
  });
}
