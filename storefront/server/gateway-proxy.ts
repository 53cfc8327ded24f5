import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { exceedsLimit, limitBody } from './body-limit.ts';

/** A request to be forwarded to the gateway. */
export interface Forward {
  readonly url: URL;
  readonly headers: OutgoingHttpHeaders;
  /** Names of the gateway's response headers that are passed back. */
  readonly responseHeaders: ReadonlySet<string>;
  /** Headers that the shop adds to the response. */
  readonly extraHeaders: Readonly<Record<string, string>>;
}

/** Returns the listed headers unchanged. */
export function pickHeaders(headers: IncomingHttpHeaders, names: Iterable<string>): OutgoingHttpHeaders {
  const picked: OutgoingHttpHeaders = {};
  for (const name of names) {
    if (headers[name] !== undefined) picked[name] = headers[name];
  }
  return picked;
}

/** If a later reader of the path decodes these, they open path segments that this check has not seen. */
const hiddenSeparator = /%2f|%5c|\\/i;

/**
 * Returns the gateway's address for a request whose normalized path stays below a prefix, such as `/media/`; undefined when it does not:
 * `/media/%2e%2e/api/` is the path `/api/`.
 */
export function gatewayAddress(gatewayUrl: URL, requestUrl: string, prefix: string): URL | undefined {
  const url = URL.parse(gatewayUrl.origin + requestUrl);
  if (!url?.pathname.startsWith(prefix) || hiddenSeparator.test(url.pathname)) return undefined;
  return url;
}

/** Forwards requests to the gateway's host, with bodies unread in both directions. */
export class GatewayProxy {
  readonly #agents = { 'http:': new HttpAgent({ keepAlive: true }), 'https:': new HttpsAgent({ keepAlive: true }) };
  readonly #timeoutMs: number;

  constructor(timeoutMs = 30_000) {
    this.#timeoutMs = timeoutMs;
  }

  async forward(request: FastifyRequest, reply: FastifyReply, forward: Forward): Promise<FastifyReply> {
    if (exceedsLimit(request.headers['content-length'])) return await reply.code(413).send();
    try {
      const response = await this.#ask(request, forward);
      reply.code(response.statusCode ?? 502);
      reply.headers(pickHeaders(response.headers, forward.responseHeaders)).headers(forward.extraHeaders);
      return await reply.send(response);
    } catch (error) {
      if (error instanceof BodyRefused) return await reply.code(413).header('Connection', 'close').send();
      request.log.error({ err: error }, 'the gateway could not be reached');
      return await reply.code(502).send();
    }
  }

  close(): void {
    this.#agents['http:'].destroy();
    this.#agents['https:'].destroy();
  }

  #ask({ method, raw }: FastifyRequest, { url, headers }: Forward): Promise<IncomingMessage> {
    const isHttps = url.protocol === 'https:';
    const agent = isHttps ? this.#agents['https:'] : this.#agents['http:'];
    return new Promise((resolve, reject) => {
      const upstream = (isHttps ? httpsRequest : httpRequest)(url, { method, headers, agent, timeout: this.#timeoutMs });
      upstream.once('response', resolve);
      upstream.once('timeout', () => upstream.destroy(new Error('The gateway did not answer in time')));
      const body = limitBody(raw);
      upstream.once('error', (error) => reject(body.exceeded ? new BodyRefused() : error));
      pipeline(body, upstream, () => {});
    });
  }
}

class BodyRefused extends Error {}
