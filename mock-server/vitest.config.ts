import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Files may share the modules they load: none of them keeps anything there.
  test: {
    isolate: false,
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/packed/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
