import { defineConfig } from 'vitest/config';

/** Slow tests: the packed package in sample projects of other teams. */
export default defineConfig({
  test: { include: ['tests/packed/*.test.ts'], testTimeout: 600_000, hookTimeout: 900_000, fileParallelism: false },
});
