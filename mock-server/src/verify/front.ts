import { createServer } from 'node:http';
import { type Exchange, forwardTo, reach } from './forward.ts';

/** A server before a gateway that passes every call on, byte for byte both ways. */
export interface Front {
  /** What to call instead of the target: "http://127.0.0.1:4011/api/". */
  readonly url: string;
  /** The gateway's address. */
  readonly target: string;
  /** Ends the front; calls under way are broken off. */
  readonly close: () => Promise<void>;
}

/** Takes what became of a request. Only POSTs to the target's own path are calls of operations. */
export type Observer = (exchange: Exchange, isCall: boolean) => void;

/**
 * Starts a front on 127.0.0.1; port 0 takes any free one.
 *
 * @throws when the target is no http or https address, when nobody answers there, or when the port cannot be taken (`code` "EADDRINUSE" or "EACCES").
 */
export async function startFront(target: string, port: number, observe: Observer): Promise<Front> {
  const address = readTarget(target);
  await reach(address);
  const server = createServer(forwardTo(address, (exchange) => observe(exchange, isCall(exchange, address))));
  const url = await listen(server, port);
  return {
    url: new URL(address.pathname, url).href,
    target: address.href,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function readTarget(target: string): URL {
  const address = URL.canParse(target) ? new URL(target) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || address.username !== '' || address.password !== '')
    throw new TypeError('The target must be an http or https address without a password.');
  return address;
}

const withoutSlash = (path: string) => path.replace(/\/+$/, '');

function isCall({ method, url }: Exchange, target: URL): boolean {
  return method === 'POST' && withoutSlash(url.split('?')[0] ?? '') === withoutSlash(target.pathname);
}

function listen(server: ReturnType<typeof createServer>, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`);
    });
  });
}
