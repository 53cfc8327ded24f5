import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startMall } from './mall.ts';
import { startMockMall } from './mock-mall.ts';

/** Starts two malls for the whole run, real and mocked; tests read their addresses from the environment. Returns the stop function. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the setup from there.
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!existsSync(join(import.meta.dirname, '..', '..', 'build', 'server', 'index.js'))) {
    throw new Error('The shop is not built: run its build first.');
  }
  const [mall, mockMall] = await Promise.all([startMall(), startMockMall()]);
  process.env.MALL_TEST_ORIGIN = mall.origin;
  process.env.MALL_TEST_GATEWAY = mall.gatewayUrl;
  process.env.MALL_TEST_DATA_DIR = mall.dataDir;
  process.env.MALL_TEST_MOCK_ORIGIN = mockMall.origin;
  process.env.MALL_TEST_MOCK_URL = mockMall.mockUrl;
  return async () => {
    await Promise.all([mall.stop(), mockMall.stop()]);
  };
}
