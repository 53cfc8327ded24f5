import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as received over the wire. */
export interface Received {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The form's fields; empty for multipart. */
  readonly form: Readonly<Record<string, string>>;
}

/** Behavior of the test gateway: responds with an envelope or a raw text, with a delay or never. */
export interface MallResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly text?: string;
  readonly delayMs?: number;
  /** Cuts the connection instead of responding. */
  readonly cut?: boolean;
  /** Sends the head and half of the body, then waits. */
  readonly half?: boolean;
}

/** A real HTTP server whose responses a test defines. */
export interface TestGateway {
  readonly baseUrl: string;
  readonly received: Received[];
  /** Returns the number of requests that the client aborted before the response. */
  readonly abandoned: () => number;
  respond(next: (request: Received, count: number) => MallResponse): void;
  close(): Promise<void>;
}

export const ok = (data: unknown): MallResponse => ({ json: { code: '200', message: 'Success.', data } });
export const refuse = (code: string | number, data: unknown = null, more: MallResponse = {}): MallResponse => ({
  json: { code, message: `Refused with ${code}.`, data },
  ...more,
});

export async function startGateway(): Promise<TestGateway> {
  const received: Received[] = [];
  let abandoned = 0;
  let next: (request: Received, count: number) => MallResponse = () => ok(null);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString('utf8');
    const multipart = request.headers['content-type']?.startsWith('multipart/') ?? false;
    const one: Received = {
      method: request.method ?? '',
      url: new URL(request.url ?? '', 'http://gateway'),
      headers: request.headers,
      body,
      form: multipart ? {} : Object.fromEntries(new URLSearchParams(body)),
    };
    received.push(one);
    const reply = next(one, received.length);
    response.on('close', () => {
      if (!response.writableEnded) abandoned++;
    });
    if (reply.cut) return void request.socket.destroy();
    if (reply.delayMs) await new Promise((resolve) => setTimeout(resolve, reply.delayMs));
    const text = reply.text ?? JSON.stringify(reply.json);
    response.writeHead(reply.status ?? 200, {
      'Content-Type': reply.text === undefined ? 'application/json' : 'text/html',
      ...reply.headers,
    });
    if (reply.half) return void response.write(text.slice(0, text.length / 2));
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/api/`,
    received,
    abandoned: () => abandoned,
    respond: (how) => {
      next = how;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
