import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { StopListening } from '../db/listen.ts';
import { isTrustedCaller } from './incoming.ts';
import type { ServerContext } from './route-context.ts';

/** The channel of the triggers notify_catalog_change in migrations/0000_baseline.sql. */
const channel = 'catalog_changes';

/** A storefront reconnects when it receives nothing for longer. */
const heartbeatMs = 2000;

/**
 * Serves `GET /internal/catalog-changes`, which notifies storefronts when visible catalog data might have changed. The response is an
 * endless stream: it has a line `changed` at its beginning and after each change of prices, stock-outs, publication or content, and a line
 * `alive` every two seconds.
 */
export async function catalogChangesRoute(server: FastifyInstance, { database, settings }: ServerContext): Promise<void> {
  const streams = new Set<PassThrough>();
  let stopListening: StopListening | undefined;
  const send = (line: string) => {
    for (const stream of streams) {
      // A client that no longer reads is disconnected: the storefront reconnects.
      if (!stream.write(`${line}\n`)) stream.destroy();
    }
  };
  const heartbeat = setInterval(() => send('alive'), heartbeatMs).unref();

  server.get('/internal/catalog-changes', async (request, reply) => {
    if (!isTrustedCaller(request, settings)) return reply.callNotFound();
    stopListening ??= database.listen(channel, () => send('changed'));
    const stream = new PassThrough();
    streams.add(stream);
    stream.once('close', () => streams.delete(stream));
    stream.write('changed\n');
    // A stream ends only when client or server closes, so the connection cannot be reused.
    return reply.type('text/plain; charset=utf-8').headers({ 'Cache-Control': 'no-store', Connection: 'close' }).send(stream);
  });

  // Endless responses would prevent the server from closing.
  server.addHook('preClose', async () => {
    clearInterval(heartbeat);
    for (const stream of streams) stream.end();
    await stopListening?.();
  });
}
