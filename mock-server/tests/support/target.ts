import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Api, operations, resolve } from '@mall/contract';
import { expect } from 'vitest';

/** A gateway for tests: it stores the last request and sends the response that a test sets. */
export interface Target {
  /** "http://127.0.0.1:40123/api/". */
  readonly url: string;
  /** The last POST, unchanged. */
  readonly received: () => { readonly url: string; readonly rawHeaders: readonly string[]; readonly body: Buffer };
  respondWith(respond: Respond): void;
  close(): Promise<void>;
}

export type Respond = (response: ServerResponse, request: IncomingMessage) => void;

export async function startTarget(): Promise<Target> {
  let respond: Respond = json({});
  let last = { url: '', rawHeaders: [] as string[], body: Buffer.alloc(0) };
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') return void response.writeHead(405).end();
    const body = await buffer(request);
    last = { url: request.url ?? '', rawHeaders: request.rawHeaders, body };
    respond(response, request);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api/`,
    received: () => last,
    respondWith(next) {
      respond = next;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Responds with a value as JSON. */
export const json =
  (value: unknown, status = 200, headers: OutgoingHttpHeaders = {}): Respond =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(JSON.stringify(value));

/** Responds with an unchanged text. */
export const text =
  (body: string, type = 'application/json', status = 200): Respond =>
  (response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

export const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** The contract's example of a response. */
export function example(api: Api, name = 'ok', status = '200'): { code: string; message: string; data: Record<string, unknown> } {
  const operation = operations.get(api)?.responses[status]?.content?.['application/json']?.examples?.[name];
  return structuredClone(resolve(operation ?? expect.fail(`${api} has no example ${name}`)).value) as ReturnType<typeof example>;
}

/** A response with its unchanged bytes. */
export interface RawResponse {
  readonly status: number;
  readonly reason: string;
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

/** Sends unchanged bytes: in one chunk with Content-Length, or in several without. Rejects when the connection is closed early. */
export function post(
  url: string,
  headers: OutgoingHttpHeaders | readonly string[],
  chunks: readonly Buffer[],
  withContentLength = true,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method: 'POST', headers });
    request.on('error', reject);
    request.on('response', (response) => {
      buffer(response).then(
        (body) =>
          resolve({ status: response.statusCode ?? 0, reason: response.statusMessage ?? '', rawHeaders: response.rawHeaders, body }),
        reject,
      );
    });
    if (withContentLength) return void request.end(Buffer.concat(chunks));
    for (const chunk of chunks) request.write(chunk);
    request.end();
  });
}
