import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { answerPage } from '#app/server-entry.ts';
import { announcesTooMuch, type LimitedBody, limitBody } from './body-limit.ts';
import { chooseEncoding, createCompressor, isCompressible } from './compression.ts';
import type { Config } from './config.ts';
import { contentSecurityPolicy, createNonce } from './security-headers.ts';
import { toNodeStream, toWebStream } from './web-streams.ts';

/** The application's way of answering; production takes it from the build, development from Vite. */
export type AnswerPage = typeof answerPage;

interface PageOptions {
  readonly config: Config;
  readonly answerPage: AnswerPage;
  /** In development the policy only reports: Vite's own helpers do not keep it. */
  readonly reportOnly: boolean;
}

const bodyless = new Set(['GET', 'HEAD']);

/** Headers a page may see. Origin is left out: the guard has judged it, and the router would judge it again by another rule. */
function pageHeaders(headers: IncomingHttpHeaders): Headers {
  const copy = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name === 'origin') continue;
    for (const single of Array.isArray(value) ? value : [value]) copy.append(name, single);
  }
  return copy;
}

function toWebRequest(request: FastifyRequest, body: LimitedBody | undefined, origin: string, signal: AbortSignal): Request {
  const { method, url } = request;
  const init: RequestInit & { duplex?: 'half' } = { method, headers: pageHeaders(request.headers), signal };
  if (body) {
    init.body = toWebStream(body);
    init.duplex = 'half';
  }
  // Joined as text: `new URL('//evil.example', origin)` would leave our own site.
  return new Request(`${origin}${url}`, init);
}

/** Aborts when the visitor leaves before the answer is out. */
function leaveSignal(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return left.signal;
}

function sendHead(reply: FastifyReply, response: Response): void {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('Set-Cookie', cookie);
}

function sendBody(request: FastifyRequest, reply: FastifyReply, response: Response): FastifyReply {
  if (!response.body || request.method === 'HEAD') return reply.send();
  const body = toNodeStream(response.body);
  if (!isCompressible(response.headers.get('Content-Type'))) return reply.send(body);
  reply.header('Vary', 'Accept-Encoding');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(body);
  reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
  return reply.send(pipeline(body, createCompressor(encoding), () => {}));
}

/** Every address that nothing else answers is a page of the application. */
export async function servePages(app: FastifyInstance, { config, answerPage, reportOnly }: PageOptions): Promise<void> {
  const { publicUrl, gatewayUrl, internalKey, defaultLanguage, timeZone } = config;
  const settings = { publicOrigin: publicUrl.origin, gatewayUrl: gatewayUrl.href, internalKey, defaultLanguage, timeZone };
  const policyHeader = reportOnly ? 'Content-Security-Policy-Report-Only' : 'Content-Security-Policy';
  const connectTo = reportOnly ? "'self' ws:" : "'self'";

  // The application reads bodies itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.all('*', async (request, reply) => {
    if (announcesTooMuch(request.headers['content-length'])) return await reply.code(413).send();
    const nonce = createNonce();
    const body = bodyless.has(request.method) ? undefined : limitBody(request.raw);
    const response = await answerPage(toWebRequest(request, body, publicUrl.origin, leaveSignal(reply)), {
      nonce,
      requestId: request.id,
      clientAddress: request.ip,
      settings,
      log: request.log,
    });
    // The rest of the body is still on its way: the connection is of no more use.
    if (body?.exceeded) return await reply.code(413).header('Connection', 'close').send();
    sendHead(reply, response);
    reply.header(policyHeader, contentSecurityPolicy(nonce, connectTo));
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'private, no-cache');
    return await sendBody(request, reply, response);
  });
}
