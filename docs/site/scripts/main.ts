/** Builds the site into build/site; without --build, serves it as well. */
import { build, preview } from 'astro';
import { prepare } from './prepare.ts';
import { writeSearchWords } from './search-words.ts';

// Vite also reads NODE_ENV: with any other value the search index is missing. Astro's telemetry is disabled.
process.env.NODE_ENV = 'production';
process.env.ASTRO_TELEMETRY_DISABLED = '1';

await prepare();
await build({ logLevel: 'error' });
writeSearchWords('build/site');
if (!process.argv.includes('--build')) {
  const server = await preview({
    server: { port: Number(process.env.DOCS_PORT || 4020), host: process.env.HOST || '127.0.0.1' },
    logLevel: 'error',
  });
  console.log(`The documentation: http://localhost:${server.port}/`);
}
