import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startMall } from './mall.ts';

/** One mall for the whole run; its addresses reach the tests by environment. Answers the function that stops it. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the setup from there.
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!existsSync(join(import.meta.dirname, '..', '..', 'build', 'server', 'index.js'))) {
    throw new Error('The shop is not built: run its build first.');
  }
  const mall = await startMall();
  process.env.MALL_TEST_ORIGIN = mall.origin;
  process.env.MALL_TEST_GATEWAY = mall.gatewayUrl;
  return async () => {
    await mall.stop();
  };
}
