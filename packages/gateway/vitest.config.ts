import { defineConfig } from 'vitest/config';
import { matrixTag } from '../../scripts/lib/matrix-tag.ts';

/** Tests that mock a module and therefore need an isolated module registry. */
const replacing = ['tests/auth/captcha.test.ts', 'tests/money/order-number.test.ts'];

/** Tests of connections and locks, which the embedded database does not support. */
const onPostgres = process.env.MALL_TEST_DATABASE_URL === undefined ? ['tests/postgres/**'] : [];

/** Tests of whole processes, which the run on one of the two databases excludes; see scripts/test.ts. */
const withoutProcesses = process.env.MALL_TEST_WITHOUT_PROCESSES === '1' ? ['tests/process/**'] : [];

// Tests use a part of the demo's products. Set here, because this process seeds the database; the test workers inherit it.
process.env.MALL_DEMO_GOODS = 'bestsellers';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // Each file opens its own database; two concurrent files use two cores fully.
    maxWorkers: 2,
    hookTimeout: 120_000,
    testTimeout: 120_000,
    globalSetup: ['tests/support/snapshot.ts'],
    tags: [matrixTag],
    projects: [
      // Files share loaded modules, because the gateway stores no state in modules and loading takes longer than most tests.
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/**/*.test.ts'],
          exclude: [...replacing, ...onPostgres, ...withoutProcesses],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'replacing', include: replacing } },
    ],
  },
});
