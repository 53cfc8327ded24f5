import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const hour = 60 * 60 * 1000;
const year = 365 * 24 * hour;

/** Serves the built scripts, styles and fonts (their names change with their content) and the few files with fixed names. */
export async function serveStaticFiles(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: year,
    preCompressed: true,
    index: false,
  });
  await app.register(fastifyStatic, {
    root,
    prefix: '/',
    // Lists the files at start, so that every other address remains available to pages.
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
    maxAge: hour,
    preCompressed: true,
    index: false,
    decorateReply: false,
  });
}
