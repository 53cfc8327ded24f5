import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer } from './create-server.ts';
import { configOrExit, runServer } from './run-server.ts';

const build = join(import.meta.dirname, '..', 'build');
const pages = join(build, 'server', 'index.js');

const config = configOrExit();
if (!existsSync(pages)) {
  process.stderr.write('The shop is not built yet: run "pnpm --filter @mall/storefront build" first.\n');
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
const application = await import(pathToFileURL(pages).href);
await runServer(await createServer({ config, application, clientFiles: join(build, 'client') }), config);
