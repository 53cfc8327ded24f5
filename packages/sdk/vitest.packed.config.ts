import { defineConfig } from 'vitest/config';

/** The long tests: the packed package in projects of outsiders. */
export default defineConfig({
  test: {
    include: ['tests/packed/*.test.ts'],
    globalSetup: 'tests/packed/install.ts',
    testTimeout: 300_000,
    hookTimeout: 900_000,
    fileParallelism: false,
  },
});
