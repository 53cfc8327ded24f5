import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startMall } from './mall.ts';
import { startMockMall } from './mock-mall.ts';

/** One mall for the whole run, and one before the mock server; their addresses reach the tests by environment. Answers the function that stops them. */
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
