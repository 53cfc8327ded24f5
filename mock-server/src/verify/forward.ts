import {
  type ClientRequest,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { finished } from 'node:stream';
import { type BodyCopy, copyBody } from './body-copy.ts';
import { pauseAtLimit } from './pause-at-limit.ts';

/** A request and what became of it, with both bodies as they travelled. */
export interface Exchange {
  readonly method: string;
  /** Path and query, as they came. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: BodyCopy;
  /** What the target answered, as far as it came; undefined where nothing did. */
  readonly response: ForwardedResponse | undefined;
  /** `dropped`: the target broke the connection. `abandoned`: the client did. */
  readonly ending: 'whole' | 'dropped' | 'abandoned';
  readonly milliseconds: number;
}

/** A response of the target. */
export interface ForwardedResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: BodyCopy;
}

/**
 * Passes every request on to the target and every response back, bodies unread in both directions, and tells of each what became of it,
 * before the client sees its end. A connection that the target breaks is broken for the client too.
 */
export function forwardTo(target: URL, onExchange: (exchange: Exchange) => void): RequestListener {
  return (request, response) => {
    const started = performance.now();
    const { method = 'GET', url = '/', headers } = request;
    const body = copyBody(request);
    let forwarded: ForwardedResponse | undefined;
    let isReported = false;
    const report = (ending: Exchange['ending']) => {
      if (isReported) return;
      isReported = true;
      onExchange({ method, url, headers, body, response: forwarded, ending, milliseconds: performance.now() - started });
    };
    const abortResponse = () => {
      report('dropped');
      response.destroy();
    };

    const upstream = openRequest(target, request);
    upstream.on('response', (incoming) => {
      const { statusCode = 502, statusMessage = '' } = incoming;
      forwarded = { status: statusCode, headers: incoming.headers, body: copyBody(incoming) };
      response.sendDate = false;
      response.writeHead(statusCode, statusMessage, endToEndHeaders(incoming.rawHeaders).flat());
      finished(incoming, (error) => error && abortResponse());
      incoming.on('end', () => report('whole'));
      incoming.pipe(response);
    });
    // A target may answer before it has read everything, and close: what counts then is its response.
    upstream.on('error', () => forwarded ?? abortResponse());
    response.on('close', () => {
      if (!response.writableFinished) report('abandoned');
      upstream.destroy();
    });
    // The target may refuse a body by its announced length, before any of it.
    upstream.flushHeaders();
    const answered = new Promise<void>((resolve) => upstream.once('response', () => resolve()));
    request.pipe(pauseAtLimit(headers, answered)).pipe(upstream);
  };
}

/** Sends one request to the target. Rejects when the target cannot be reached. */
export function checkReachable(target: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = (target.protocol === 'https:' ? httpsRequest : httpRequest)(target, { agent: false, timeout: 10_000 });
    request.on('timeout', () => request.destroy(new Error('no response within 10 seconds')));
    request.on('error', reject);
    request.on('response', (response) => {
      response.resume();
      resolve();
    });
    request.end();
  });
}

/** A response with its headers as they were sent. */
export interface WholeResponse extends ForwardedResponse {
  readonly rawHeaders: readonly (readonly [string, string])[];
}

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders' | 'headers'>;

/** Sends a request whose body was read. Rejects when the target cannot be reached or breaks the connection. */
export function forwardRead(target: URL, head: RequestHead, body: Buffer): Promise<WholeResponse> {
  return new Promise((resolve, reject) => {
    const upstream = openRequest(target, head);
    upstream.on('error', reject);
    upstream.on('response', (incoming) => {
      const { statusCode: status = 502, headers, rawHeaders } = incoming;
      const copy = copyBody(incoming);
      finished(incoming, (error) =>
        error ? reject(error) : resolve({ status, headers, rawHeaders: endToEndHeaders(rawHeaders), body: copy }),
      );
      incoming.resume();
    });
    upstream.end(body);
  });
}

function openRequest(target: URL, { method = 'GET', url = '/', rawHeaders, headers }: RequestHead): ClientRequest {
  const forwardedHeaders = endToEndHeaders(rawHeaders).filter(([name]) => name.toLowerCase() !== 'host');
  // A connection of its own for each call: one that the target closes while it idles must not look like a dropped call.
  return (target.protocol === 'https:' ? httpsRequest : httpRequest)(target, {
    path: url,
    method,
    agent: false,
    headers: [['Host', target.host], ...forwardedHeaders, ...framing(method, headers)].flat(),
  });
}

/** How the target learns where the body ends: as we did. Without a word Node would announce chunks where there is no body. */
function framing(method: string, headers: IncomingHttpHeaders): [string, string][] {
  if (headers['transfer-encoding'] !== undefined) return [['Transfer-Encoding', 'chunked']];
  const mayHaveBody = ['POST', 'PUT', 'PATCH'].includes(method);
  return mayHaveBody && headers['content-length'] === undefined ? [['Content-Length', '0']] : [];
}

/** Headers that speak of one connection and not of the message (RFC 9110, 7.6.1). */
const hopByHopHeaders = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** The headers that go on, in their order and letter case, repeated ones repeated. */
function endToEndHeaders(raw: readonly string[]): [string, string][] {
  const pairs = raw.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : []));
  const connectionHeaders = pairs
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.toLowerCase().split(/\s*,\s*/));
  const omitted = new Set([...hopByHopHeaders, ...connectionHeaders]);
  return pairs.filter(([name]) => !omitted.has(name.toLowerCase()));
}
