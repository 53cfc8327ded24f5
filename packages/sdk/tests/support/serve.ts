import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A server that is not the mock. */
export interface RunningServer {
  /** The address of its gateway. */
  readonly baseUrl: string;
  stop(): Promise<void>;
}

/** Starts a server that responds to a request when it has received all of it. */
export async function startServer(
  respond: (response: ServerResponse, request: IncomingMessage, body: Buffer) => void,
): Promise<RunningServer> {
  const server = createServer((request, response) => {
    // A client that aborts its request gets no response.
    void buffer(request).then(
      (body) => respond(response, request, body),
      () => undefined,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections());
  return { baseUrl: `http://127.0.0.1:${address.port}/api/`, stop };
}
