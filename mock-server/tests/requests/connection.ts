import { connect, type Socket } from 'node:net';
import type { MalformedRequest } from './random-requests.ts';

/** The status and the body of a response. */
export interface WireResponse {
  readonly status: number;
  readonly body: string;
}

/** A connection for sequential requests; it is reopened after the server has closed it. */
export interface Connection {
  send(request: Omit<MalformedRequest, 'kind'>): Promise<WireResponse>;
  close(): void;
}

/** Longer than any response takes, even on a busy machine. */
const timeoutMs = 20_000;

/** Opens a TCP connection. The HTTP client of Node is slower than the server under test, and would correct malformed requests. */
export function openConnection(port: number): Connection {
  let socket: Socket | undefined;
  const open = () => {
    const newSocket = connect(port, '127.0.0.1').setNoDelay().setTimeout(timeoutMs);
    newSocket.on('timeout', () => newSocket.destroy(new Error('No response within 20 seconds.')));
    newSocket.on('close', () => {
      socket = undefined;
    });
    socket = newSocket;
    return newSocket;
  };
  return {
    send: (request) => exchange(socket ?? open(), request),
    close: () => socket?.destroy(),
  };
}

function exchange(socket: Socket, { method, path, headers, body }: Omit<MalformedRequest, 'kind'>): Promise<WireResponse> {
  const lines = Object.entries({ host: 'mock', ...headers, 'content-length': body.length }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`, 'latin1');
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const end = (settle: () => void) => {
      socket.off('data', read).off('error', failed).off('close', closed);
      settle();
    };
    const read = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const response = parseResponse(received, method);
      if (response) end(() => resolve(response));
    };
    const failed = (error: Error) => end(() => reject(error));
    const closed = () => end(() => reject(new Error('The server closed the connection before the response was complete.')));
    socket.on('data', read).on('error', failed).on('close', closed);
  });
}

/** Parses a response; undefined while it is incomplete. The mock always sends Content-Length. */
function parseResponse(received: Buffer, method: string): WireResponse | undefined {
  const headerEnd = received.indexOf('\r\n\r\n');
  if (headerEnd < 0) return undefined;
  const headerBlock = received.subarray(0, headerEnd).toString('latin1');
  const length = method === 'HEAD' ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(headerBlock)?.[1]);
  const body = received.subarray(headerEnd + 4);
  if (Number.isNaN(length)) throw new Error(`A response without Content-Length: ${headerBlock}`);
  return body.length < length ? undefined : { status: Number(headerBlock.slice(9, 12)), body: body.toString('utf8') };
}
