import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as it came in over the wire. */
export interface Received {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The form's fields; empty for multipart. */
  readonly form: Readonly<Record<string, string>>;
}

/** What the test gateway does: answer an envelope or a raw text, late or never. */
export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly text?: string;
  readonly delayMs?: number;
  /** Cut the connection instead of answering. */
  readonly cut?: boolean;
  /** Send the head and half of the body, then wait. */
  readonly half?: boolean;
}

/** A real HTTP server that answers as a test tells it. */
export interface TestGateway {
  readonly baseUrl: string;
  readonly received: Received[];
  /** How many requests the client gave up on before they were answered. */
  readonly abandoned: () => number;
  answer(next: (request: Received, count: number) => Answer): void;
  close(): Promise<void>;
}

export const ok = (data: unknown): Answer => ({ json: { code: '200', message: 'Success.', data } });
export const refuse = (code: string | number, data: unknown = null, more: Answer = {}): Answer => ({
  json: { code, message: `Refused with ${code}.`, data },
  ...more,
});

export async function startGateway(): Promise<TestGateway> {
  const received: Received[] = [];
  let abandoned = 0;
  let next: (request: Received, count: number) => Answer = () => ok(null);
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
    const answer = next(one, received.length);
    response.on('close', () => {
      if (!response.writableEnded) abandoned++;
    });
    if (answer.cut) return void request.socket.destroy();
    if (answer.delayMs) await new Promise((resolve) => setTimeout(resolve, answer.delayMs));
    const text = answer.text ?? JSON.stringify(answer.json);
    response.writeHead(answer.status ?? 200, {
      'Content-Type': answer.text === undefined ? 'application/json' : 'text/html',
      ...answer.headers,
    });
    if (answer.half) return void response.write(text.slice(0, text.length / 2));
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/api/`,
    received,
    abandoned: () => abandoned,
    answer: (how) => {
      next = how;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
