/** Builds the site into build/site; without --build, serves it as well. */
import { build, preview } from 'astro';
import { prepare } from './prepare.ts';

// Vite takes this for its own setting: any other value builds pages without search. No figures about the build leave the machine.
process.env.NODE_ENV = 'production';
process.env.ASTRO_TELEMETRY_DISABLED = '1';

await prepare();
await build({ logLevel: 'error' });
if (!process.argv.includes('--build')) {
  const server = await preview({
    server: { port: Number(process.env.DOCS_PORT || 4020), host: process.env.HOST || '127.0.0.1' },
    logLevel: 'error',
  });
  console.log(`The documentation: http://localhost:${server.port}/`);
}
