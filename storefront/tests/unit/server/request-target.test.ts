import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeServer } from '../../support/server.ts';

let app: Awaited<ReturnType<typeof makeServer>>;
let port: number;
beforeEach(async () => {
  app = await makeServer({}, async (request) => new Response(request.url));
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(() => app.close());

/** Sends a request line unchanged; returns the status and the body. */
async function send(line: string): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    response += chunk;
  });
  socket.write(`${line} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n`);
  await once(socket, 'end');
  return [response.split(' ')[1] ?? '', response.split('\r\n\r\n')[1] ?? ''];
}

describe('a request target', () => {
  it.each(['GET http://localhost:3000/products', 'GET https://evil.example/products', 'OPTIONS *', 'GET *'])(
    'that is no path returns a plain 400: %s',
    async (line) => {
      const [status, body] = await send(line);
      expect(status).toBe('400');
      expect(body).toContain('Bad Request');
    },
  );

  it('longer than the limit returns 414', async () => {
    expect((await send(`GET /products?searchName=${'x'.repeat(4096)}`))[0]).toBe('414');
    expect((await send(`GET /products?searchName=${'x'.repeat(3000)}`))[0]).toBe('200');
  });
});
