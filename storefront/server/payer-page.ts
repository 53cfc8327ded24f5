import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { type GatewayProxy, pickHeaders } from './gateway-proxy.ts';

const passedOn = ['accept', 'accept-language', 'content-length', 'content-type'];
const passedBack = new Set(['cache-control', 'content-length', 'content-security-policy', 'content-type']);

/** The page of the demo's payment provider, which a payer's phone opens from a code. A mall with a real provider answers that there is none. */
export async function servePayerPage(app: FastifyInstance, { config, proxy }: { config: Config; proxy: GatewayProxy }): Promise<void> {
  app.removeAllContentTypeParsers();
  // Bodies go on unread.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.route({
    method: ['GET', 'POST'],
    url: '/demo-pay/*',
    handler: (request, reply) =>
      proxy.forward(request, reply, {
        url: new URL(config.gatewayUrl.origin + request.url),
        headers: { ...pickHeaders(request.headers, passedOn), 'X-Request-Id': request.id },
        answerHeaders: passedBack,
        extraHeaders: { 'X-Content-Type-Options': 'nosniff' },
      }),
  });
}
