import { defineConfig } from 'vitest/config';

/** Tests that put a part of their own in the place of a module: no other test may find it there. */
const replacing = ['tests/auth/captcha.test.ts', 'tests/money/order-number.test.ts'];

/** Tests of connections and locks, which the embedded database does not have. */
const onPostgres = process.env.MALL_TEST_DATABASE_URL === undefined ? ['tests/postgres/**'] : [];

/** Tests of whole processes, which one run of the two databases leaves out; see scripts/test.ts. */
const withoutProcesses = process.env.MALL_TEST_WITHOUT_PROCESSES === '1' ? ['tests/process/**'] : [];

// Operations are tried on a part of the demo's goods, in this process, where the database is seeded, as in those of the tests.
process.env.MALL_DEMO_GOODS = 'bestsellers';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // Each file opens a database of its own; two at a time is what two cores bear.
    maxWorkers: 2,
    hookTimeout: 120_000,
    testTimeout: 120_000,
    globalSetup: ['tests/support/snapshot.ts'],
    projects: [
      // The gateway keeps no state in its modules, so that files may share them: loading them costs more than most files test.
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
