import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Files may share loaded modules: no test stores state in them.
  test: {
    isolate: false,
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/packed/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
