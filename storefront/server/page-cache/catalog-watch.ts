import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { toNodeStream } from '../web-streams.ts';

/** The gateway sends a line every two seconds; after this long without one the connection is dead. */
const silenceMs = 6000;
const reconnectMs = 1000;

interface CatalogWatchOptions {
  readonly gatewayUrl: URL;
  readonly internalKey: string;
  /** Called when pages may be out of date: after a change and after each connection, because changes may have been missed before it. */
  readonly onChange: () => void;
}

/** Reads the gateway's stream of catalog changes until it ends or times out. */
async function follow({ gatewayUrl, internalKey, onChange }: CatalogWatchOptions, stopped: AbortSignal): Promise<void> {
  const silent = new AbortController();
  const silence = setTimeout(() => silent.abort(), silenceMs);
  try {
    const response = await fetch(new URL('/internal/catalog-changes', gatewayUrl), {
      headers: { 'X-Internal-Key': internalKey },
      signal: AbortSignal.any([stopped, silent.signal]),
    });
    if (!response.ok || !response.body) throw new Error(`The gateway answered ${response.status}`);
    for await (const line of createInterface({ input: toNodeStream(response.body) })) {
      silence.refresh();
      if (line === 'changed') onChange();
    }
  } finally {
    clearTimeout(silence);
  }
}

/** Follows the gateway's catalog changes until stopped; reconnects after each disconnection. */
export function watchCatalog(options: CatalogWatchOptions): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const watching = (async () => {
    while (!signal.aborted) {
      // No changes arrive while the gateway is away; the first line of the next connection covers them.
      await follow(options, signal).catch(() => undefined);
      await pause(reconnectMs, undefined, { signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stop.abort();
    await watching;
  };
}
