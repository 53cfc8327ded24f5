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

/** The address of a call: that of the target, or that of one operation below it. */
export interface CallAddress {
  /** The operation of a virtual path; undefined at the path of the target, where the form or the query names it. */
  readonly virtualApi: string | undefined;
}

/** Receives each request with its response; `address` is undefined for a request that is no call of an operation. */
export type Observer = (exchange: Exchange, address: CallAddress | undefined) => void;

/**
 * Starts a proxy on 127.0.0.1.
 *
 * @throws when the target is not an http or https address or cannot be reached, or when the port cannot be used (`code` "EADDRINUSE" or "EACCES").
 */
export async function startProxy({ name, target, port }: ProxyOptions, observe: Observer): Promise<GatewayProxy> {
  const address = readTarget(name, target);
  await checkReachable(address);
  const server = createServer(forwardTo(address, (exchange) => observe(exchange, callAddress(exchange, address))));
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
  if (address && /^https?:$/.test(address.protocol) && address.username === '' && address.password === '') return address;
  // A text with @ may contain a password, which must not be in a message.
  const requirement = target.includes('@') ? 'without a password' : `such as http://127.0.0.1:4000/api/, not "${target.slice(0, 80)}"`;
  throw new InvalidTarget(`${name} must be an http or https address ${requirement}.`);
}

const withoutSlash = (path: string) => path.replace(/\/+$/, '');

/** Calls are POST requests to the path of the target, and to names of operations below it, which contain a dot. */
function callAddress({ method, url }: Exchange, target: URL): CallAddress | undefined {
  if (method !== 'POST') return undefined;
  const path = withoutSlash(url.split('?')[0] ?? '');
  const ownPath = withoutSlash(target.pathname);
  if (path === ownPath) return { virtualApi: undefined };
  const name = path.startsWith(`${ownPath}/`) ? path.slice(ownPath.length + 1) : '';
  return /^[\w.-]+\.[\w.-]+$/.test(name) ? { virtualApi: name } : undefined;
}

/** The addresses of calls, for a report: "/api/ and /api/<operation>". */
export function describeCallAddresses(target: string): string {
  const { pathname } = new URL(target);
  return `${pathname} and ${withoutSlash(pathname)}/<operation>`;
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
