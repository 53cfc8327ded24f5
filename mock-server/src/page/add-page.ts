import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { operations } from '@mall/contract';
import type { FastifyInstance } from 'fastify';
import type { Scenario } from '../rules/scenarios.ts';
import { listOperations } from './listing.ts';
import { controlPage } from './page.ts';

/** The script and the style of the page. The build copies the folder beside the bundle. */
const folder = new URL('./browser/', import.meta.url);

const mediaTypes: Readonly<Record<string, string>> = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' };

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Adds `GET /`, the control page for browsers and the list of operations for other clients, and the files of the page. */
export function addPage(server: FastifyInstance, scenarios: ReadonlyMap<string, Scenario>): void {
  server.get('/', (request, reply) => {
    if (!/text\/html/.test(request.headers.accept ?? '')) return listOperations();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(controlPage(operations.values(), scenarios.values()));
  });
  for (const name of readdirSync(folder)) {
    const mediaType = mediaTypes[extname(name)];
    if (mediaType === undefined) continue;
    server.get(`/control/page/${name}`, async (_request, reply) => reply.type(mediaType).send(await readFile(new URL(name, folder))));
  }
}
