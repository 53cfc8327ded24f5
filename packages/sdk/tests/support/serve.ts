import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A server that is not the mock. */
export interface RunningServer {
  /** The address of its gateway. */
  readonly baseUrl: string;
  stop(): Promise<void>;
}

/** Starts a server that responds to a request when it has received all of it. */
export async function startServer(respond: (response: ServerResponse, request: IncomingMessage) => void): Promise<RunningServer> {
  const server = createServer((request, response) => request.resume().on('end', () => respond(response, request)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections());
  return { baseUrl: `http://127.0.0.1:${address.port}/api/`, stop };
}
