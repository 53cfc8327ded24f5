import { createServer } from 'node:http';
import { checkReachable, type Exchange, forwardTo } from './forward.ts';

interface ProxyOptions {
  /** The name of the option with the gateway's address, for error messages. */
  readonly name: string;
  /** The gateway's address. */
  readonly target: string;
  /** The port on 127.0.0.1; 0 takes any free one. */
  readonly port: number;
}

/** A proxy in front of a gateway that forwards every call, byte for byte in both directions. */
export interface GatewayProxy {
  /** The address to call instead of the target: "http://127.0.0.1:4011/api/". */
  readonly url: string;
  /** The gateway's address. */
  readonly target: string;
  /** Stops the proxy and aborts running calls. */
  readonly close: () => Promise<void>;
}

/** Receives each request with its answer. Only POST requests to the target's own path are calls of operations. */
export type Observer = (exchange: Exchange, isCall: boolean) => void;

/**
 * Starts a proxy on 127.0.0.1.
 *
 * @throws when the target is not an http or https address or cannot be reached, or when the port cannot be taken (`code` "EADDRINUSE" or "EACCES").
 */
export async function startProxy({ name, target, port }: ProxyOptions, observe: Observer): Promise<GatewayProxy> {
  const address = readTarget(name, target);
  await checkReachable(address);
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

/** An invalid address of a gateway; its message begins with the name of the option. */
export class InvalidTarget extends TypeError {}

/** Reads the address of a gateway; `name` is that of the option. Throws InvalidTarget. */
export function readTarget(name: string, target: string): URL {
  const address = URL.canParse(target) ? new URL(target) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || address.username !== '' || address.password !== '')
    throw new InvalidTarget(`${name} must be an http or https address without a password.`);
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
