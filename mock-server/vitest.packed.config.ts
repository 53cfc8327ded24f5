import { defineConfig } from 'vitest/config';

/** The slow tests, which install the packed package in an empty folder. */
export default defineConfig({
  test: { include: ['tests/packed/*.test.ts'], testTimeout: 300_000, hookTimeout: 900_000, fileParallelism: false },
});
