import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

/** A request that the gateway received. */
export interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Starts a gateway that records requests and gives the same response to all of them. */
export async function startGateway(reply: { status?: number; headers?: Record<string, string>; body?: string } = {}) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(reply.status ?? 200, { 'Content-Type': 'application/json', ...reply.headers });
      response.end(reply.body ?? '{"code":"200","message":"","data":null}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  return { received, url: `http://127.0.0.1:${address.port}/api/`, close: () => server.close() };
}
