import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startupWarnings } from '@mall/config';
import { startTracing } from '@mall/tracing';
import { createServer } from './create-server.ts';
import { createMetrics } from './metrics.ts';
import { createMetricsServer } from './metrics-server.ts';
import { watchCatalog } from './page-cache/catalog-watch.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { configOrExit, listenOrExit, runServer } from './run-server.ts';
import { readSharedStyles } from './shared-styles.ts';

const build = join(import.meta.dirname, '..', 'build');
const pages = join(build, 'server', 'index.js');

const config = configOrExit();
for (const warning of startupWarnings('storefront', process.env)) process.stderr.write(`${warning}\n`);
if (!existsSync(pages)) {
  process.stderr.write('The shop is not built yet: run "pnpm --filter @mall/storefront build" first.\n');
  process.exit(1);
}
const stopTracing = await startTracing('mall-shop', import.meta.url);
process.env.NODE_ENV ??= 'production';
const application = await import(pathToFileURL(pages).href);
const pageCache = new PageCache();
const metrics = createMetrics();
let closing = false;
const isClosing = () => closing;
const sharedStyles = readSharedStyles(build);
const server = await createServer({ config, application, clientFiles: join(build, 'client'), pageCache, metrics, isClosing, sharedStyles });
const { gatewayUrl, internalKey } = config;
// Without the key the gateway sends no catalog changes, and pages are stale for one minute, at most for eleven.
if (internalKey !== undefined) server.addHook('onClose', watchCatalog({ gatewayUrl, internalKey, onChange: () => pageCache.invalidate() }));
server.addHook('onClose', stopTracing);
if (config.metricsPort !== undefined) {
  metrics.measureProcess();
  const metricsServer = createMetricsServer(metrics);
  server.addHook('onClose', () => metricsServer.close());
  await listenOrExit(metricsServer, { host: config.metricsHost, port: config.metricsPort, variable: 'METRICS_PORT' });
}
await runServer(server, config, () => {
  closing = true;
});
