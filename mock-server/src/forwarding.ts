import type { FastifyReply, FastifyRequest } from 'fastify';
import { UsageError } from './command/usage.ts';
import { type CallResult, truncateText } from './control/journal.ts';
import type { Fault } from './faults.ts';
import { messageOf } from './files.ts';
import { isEnvelope } from './responses/envelope.ts';
import { checkReachable, forwardRead, type WholeResponse } from './verify/forward.ts';
import { InvalidTarget, readTarget } from './verify/proxy.ts';
import { bodyOf } from './verify/read-response.ts';

/** Forwards calls to a gateway. */
export interface Forwarder {
  /** Forwards a call; `virtualApi` is the operation of a virtual path. Rejects when the gateway cannot be reached. */
  send(request: FastifyRequest, virtualApi: string | undefined): Promise<WholeResponse>;
  /** Describes why a call could not be forwarded. */
  describeFailure(error: unknown): Fault;
}

/** Headers that are not forwarded: a gateway refuses pages of other origins, which the mock allows, and does not use the session key. */
const omittedHeaders = /^(origin|x-mall-mock-key)$/i;

/**
 * Creates a forwarder and checks that the gateway can be reached.
 *
 * @throws {UsageError} when the address is invalid or cannot be reached.
 */
export async function createForwarder(proxy: string): Promise<Forwarder> {
  await checkReachable(targetOf(proxy)).catch((error: unknown) => {
    throw new UsageError(unreachable(proxy, error));
  });
  return forwarderTo(proxy, 'proxy');
}

const unreachable = (address: string, error: unknown) => `The gateway at ${address} cannot be reached: ${messageOf(error)}.`;

/** Creates a forwarder to a valid address, which may be unreachable; `name` is that of the option or of the member of a rule. */
export function forwarderTo(address: string, name: 'proxy' | 'forward'): Forwarder {
  const target = readTarget(name, address);
  return {
    send({ method, url, raw, body }, virtualApi) {
      const rawHeaders = raw.rawHeaders.filter((_, index) => !omittedHeaders.test(raw.rawHeaders[index - (index % 2)] ?? ''));
      const head = { method, url: addressOf(target, url, virtualApi), rawHeaders, headers: raw.headers };
      return forwardRead(target, head, Buffer.isBuffer(body) ? body : Buffer.alloc(0));
    },
    describeFailure: (error) => ({ field: name, rule: 'unreachable', message: unreachable(address, error) }),
  };
}

/** A warning about an address without a path, where gateways refuse every call. */
export function proxyWarnings(proxy: string): string[] {
  const { pathname, href } = targetOf(proxy);
  if (pathname !== '/') return [];
  return [`The address ${href} of the gateway has no path, so calls are forwarded to /. Is ${new URL('/api/', href).href} meant?`];
}

function targetOf(proxy: string): URL {
  try {
    return readTarget('proxy', proxy);
  } catch (error) {
    throw error instanceof InvalidTarget ? new UsageError(error.message) : error;
  }
}

/** The path and query at the gateway. The query of its address precedes that of the call. */
function addressOf(target: URL, url: string, virtualApi: string | undefined): string {
  const query = new URLSearchParams(url.split('?')[1]);
  query.delete('mock_key');
  const path = virtualApi === undefined ? target.pathname : `${target.pathname.replace(/\/$/, '')}/${encodeURIComponent(virtualApi)}`;
  const joined = [target.search.slice(1), query.toString()].filter((part) => part !== '').join('&');
  return joined === '' ? path : `${path}?${joined}`;
}

/** Response headers that the mock sets itself: CORS, and the source of the response, which another mock as the gateway also sets. */
const replacedHeaders = /^(access-control-.*|content-length|x-mock-answered-by)$/i;

/** Sends the response of a gateway. Returns the result for the log. */
export function replyForwarded(reply: FastifyReply, response: WholeResponse): Partial<CallResult> {
  const { status, rawHeaders, body } = response;
  for (const [name, value] of rawHeaders) if (!replacedHeaders.test(name)) reply.header(name, value);
  reply.code(status).send(body.bytes());
  const envelope = bodyOf(response);
  const code = isEnvelope(envelope) ? String(envelope.code) : undefined;
  const text = envelope === undefined ? body.bytes().toString('utf8') : JSON.stringify(envelope);
  return { verdict: code ?? `HTTP ${status}`, status, ...(code !== undefined && { code }), response: truncateText(text) };
}
