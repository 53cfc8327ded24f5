import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Service, startService, stopServices, untilReady } from '../lib/processes.ts';
import { freePort } from '../lib/services/free-port.ts';
import { buildStorefront } from '../lib/services/storefront-build.ts';
import { captcha } from './sign-in.ts';

/** A mall with the demo's products on the production build, for one benchmark. */
export interface RunningMall {
  readonly port: number;
  /** The gateway's address for clients of the SDK. */
  readonly gatewayUrl: string;
  readonly storefront: Service;
}

/** Starts a mall, runs a benchmark on it, and stops it. */
export async function withRunningMall(work: (mall: RunningMall) => Promise<void>): Promise<void> {
  if (!(await buildStorefront())) throw new Error('The storefront could not be built');
  const folder = mkdtempSync(join(tmpdir(), 'mall-bench-'));
  const [port, gatewayPort] = [await freePort(), await freePort()];
  const gatewayUrl = `http://127.0.0.1:${gatewayPort}/api/`;
  const env = {
    MALL_DATA_DIR: folder,
    PORT: String(port),
    GATEWAY_PORT: String(gatewayPort),
    GATEWAY_URL: gatewayUrl,
    MALL_CAPTCHA_ANSWER: captcha,
    MALL_PUBLIC_URL: `http://localhost:${port}`,
    MALL_LOG_LEVEL: 'error',
    MALL_DEMO_HISTORY: '0',
  };
  const gateway = startService('gateway', ['--conditions=source', 'packages/gateway/src/main.ts'], env, folder);
  const services = [gateway];
  try {
    await untilReady(gateway);
    const storefront = startService('storefront', ['--conditions=source', 'storefront/server/main.ts'], env, folder);
    services.push(storefront);
    await untilReady(storefront);
    await work({ port, gatewayUrl, storefront });
  } finally {
    await stopServices(services);
    rmSync(folder, { recursive: true });
  }
}
