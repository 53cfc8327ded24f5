import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import { publicQueryOf, type RouteHandle } from '#app/i18n/route-handle.ts';
import { paths } from '#app/paths.ts';
import { handle as about } from '#app/routes/about.tsx';
import { handle as home } from '#app/routes/home.tsx';
import { handle as product } from '#app/routes/product.tsx';
import { handle as productList } from '#app/routes/product-list.tsx';
import { handle as searchResults } from '#app/routes/search-results.tsx';
import { handle as shop } from '#app/routes/shop.tsx';
import { handle as shopSearch } from '#app/routes/shop-search.tsx';
import { readConfig } from '../../server/config.ts';
import { createServer } from '../../server/create-server.ts';
import type { Application } from '../../server/pages.ts';

/** A request that the gateway received. */
export interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Starts a gateway that records requests and gives the same response to all of them. */
export async function startGateway(answer: { status?: number; headers?: Record<string, string>; body?: string } = {}) {
  const received: Received[] = [];
  const server = createHttpServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json', ...answer.headers });
      response.end(answer.body ?? '{"code":"200","message":"","data":null}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  return { received, url: `http://127.0.0.1:${address.port}/api/`, close: () => server.close() };
}

const handles: readonly (readonly [string, RouteHandle])[] = [
  [paths.home, home],
  [paths.products, productList],
  [paths.searchResults, searchResults],
  [paths.product, product],
  [paths.shopSearch, shopSearch],
  [paths.shop, shop],
  [paths.about, about],
];
const queries = new Map(handles.map(([path, handle]) => [path, publicQueryOf(handle)]));

/** Returns the query names of a public page, as the routes declare them. */
export const findPublicQuery: Application['findPublicQuery'] = async (pathname) => queries.get(pathname);

/** The signature of the application's `answerPage`. */
export type AnswerPage = Application['answerPage'];

const emptyPage: AnswerPage = async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

/** Creates the web server with the test's own pages, not listening. */
export async function makeServer(
  environment: Record<string, string> = {},
  answerPage: AnswerPage = emptyPage,
  isMallClosed: Application['isMallClosed'] = async () => false,
) {
  const application = { answerPage, isMallClosed, findPublicQuery };
  return await createServer({ config: readConfig(environment), application, logger: false });
}
