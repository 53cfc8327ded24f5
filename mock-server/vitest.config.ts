import { defineConfig } from 'vitest/config';
import { matrixTag } from '../scripts/lib/matrix-tag.ts';

export default defineConfig({
  // Files may share loaded modules: no test stores state in them.
  test: {
    isolate: false,
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/packed/**'],
    tags: [matrixTag],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
