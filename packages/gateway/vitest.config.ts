import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/support/snapshot.ts'],
    // Each file opens a database of its own; two at a time is what two cores bear.
    maxWorkers: 2,
    hookTimeout: 120_000,
    testTimeout: 120_000,
  },
});
