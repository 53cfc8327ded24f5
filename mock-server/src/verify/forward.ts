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

/** A forwarded request with its response and both unchanged bodies. */
export interface Exchange {
  readonly method: string;
  /** Path and query, unchanged. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: BodyCopy;
  /** The response of the target, possibly incomplete; undefined if none was received. */
  readonly response: ForwardedResponse | undefined;
  /** `dropped`: the target closed the connection early. `abandoned`: the client did. */
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
 * Forwards every request to the target and every response back, as streams, and reports each exchange before the client receives the end of the
 * response. If the target closes the connection early, so does the proxy.
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
    // A target may respond and close the connection before it has read the whole request: the response is then valid.
    upstream.on('error', () => forwarded ?? abortResponse());
    response.on('close', () => {
      if (!response.writableFinished) report('abandoned');
      upstream.destroy();
    });
    // Sent before the body: the target may refuse a body by its Content-Length.
    upstream.flushHeaders();
    const responded = new Promise<void>((resolve) => upstream.once('response', () => resolve()));
    request.pipe(pauseAtLimit(headers, responded)).pipe(upstream);
  };
}

/** Checks with one request that the target can be reached; rejects otherwise. */
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

/** A response with its headers in their original order and letter case. */
export interface WholeResponse extends ForwardedResponse {
  readonly rawHeaders: readonly (readonly [string, string])[];
}

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders' | 'headers'>;

/** Forwards a request whose body was read. Rejects when the target cannot be reached or closes the connection early. */
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
  // One connection per call: an idle connection that the target closes must not be reported as a dropped call.
  return (target.protocol === 'https:' ? httpsRequest : httpRequest)(target, {
    path: url,
    method,
    agent: false,
    headers: [['Host', target.host], ...forwardedHeaders, ...framingHeaders(method, headers)].flat(),
  });
}

/** The header that frames the body, as in the original request. Without one, Node would send chunked encoding also where there is no body. */
function framingHeaders(method: string, headers: IncomingHttpHeaders): [string, string][] {
  if (headers['transfer-encoding'] !== undefined) return [['Transfer-Encoding', 'chunked']];
  const mayHaveBody = ['POST', 'PUT', 'PATCH'].includes(method);
  return mayHaveBody && headers['content-length'] === undefined ? [['Content-Length', '0']] : [];
}

/** Headers that apply to one connection only and are not forwarded (RFC 9110, 7.6.1). */
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

/** The headers to forward, in their original order and letter case, including repeated ones. */
function endToEndHeaders(raw: readonly string[]): [string, string][] {
  const pairs = raw.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : []));
  const connectionHeaders = pairs
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.toLowerCase().split(/\s*,\s*/));
  const omitted = new Set([...hopByHopHeaders, ...connectionHeaders]);
  return pairs.filter(([name]) => !omitted.has(name.toLowerCase()));
}
