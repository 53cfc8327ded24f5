import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readAccessId } from '#app/shared/session/access-id.ts';
import { mockSessionHeader, readMockSession } from '#app/shared/session/mock-session.ts';
import type { Config } from './config.ts';
import { type GatewayProxy, pickHeaders } from './gateway-proxy.ts';

/**
 * Operations that the browser calls directly because a navigation cannot: uploads, payment polling, search suggestions. Everything else
 * goes through loaders and actions.
 */
export const allowedOperations: ReadonlySet<string> = new Set([
  'mall.Index.clickSearch',
  'mall.Index.oneClickClear',
  'mall.Index.delSearch',
  'mall.Index.search',
  'mall.Order.getCzorder',
  'mall.Order.orderDetails',
  'mall.Product.uploadImgs',
]);

const operationParameter = 'api';
const operationHeader = 'x-mall-api';

// Headers of the browser that are forwarded to the gateway. The visitor's identity is not among them.
const forwardedRequestHeaders = [
  'accept',
  'accept-language',
  'content-length',
  'content-type',
  'idempotency-key',
  'transfer-encoding',
  'user-agent',
];
const forwardedResponseHeaders = new Set([
  'content-type',
  'content-length',
  'cache-control',
  'retry-after',
  'idempotent-replayed',
  'x-request-id',
]);

/** Returns the operation that a request names by query or header; undefined when it names none or two. The body is never read. */
export function operationOf(search: URLSearchParams, header: string | string[] | undefined): string | undefined {
  const named = new Set([...search.getAll(operationParameter), ...[header ?? []].flat()]);
  return named.size === 1 ? [...named][0] : undefined;
}

/** Builds the headers of the request to the gateway: an allowlist, then the values that this server vouches for. */
export function internalHeaders(
  request: Pick<FastifyRequest, 'headers' | 'ip' | 'id'>,
  operation: string,
  { internalKey, mockSessions, publicUrl }: Pick<Config, 'internalKey' | 'mockSessions' | 'publicUrl'>,
) {
  const accessId = readAccessId(request.headers.cookie, { publicOrigin: publicUrl.origin });
  return {
    ...pickHeaders(request.headers, forwardedRequestHeaders),
    'X-Request-Id': request.id,
    'X-Mall-Api': operation,
    'X-Client-Ip': request.ip,
    ...(accessId ? { 'X-Access-Id': accessId } : {}),
    ...(internalKey ? { 'X-Internal-Key': internalKey } : {}),
    ...(mockSessions ? mockSessionHeader(readMockSession(request.headers.cookie)) : {}),
  };
}

/** Serves the browser's entry point to the gateway: a few operations, with the session added from the cookie. */
export async function serveApi(app: FastifyInstance, options: { config: Config; proxy: GatewayProxy }): Promise<void> {
  const { config, proxy } = options;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.post('/api/', async (request, reply) => {
    const { searchParams } = new URL(request.url, config.publicUrl);
    const operation = operationOf(searchParams, request.headers[operationHeader]);
    if (!operation || !allowedOperations.has(operation)) return await reply.code(403).send();
    const url = new URL(config.gatewayUrl);
    url.search = searchParams.toString();
    url.searchParams.set(operationParameter, operation);
    return await proxy.forward(request, reply, {
      url,
      headers: internalHeaders(request, operation, config),
      responseHeaders: forwardedResponseHeaders,
      extraHeaders: { 'Cache-Control': 'no-store' },
    });
  });
}
