import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The site is built once, before the tests that look at it.
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/support/build.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
