import { defineConfig } from 'vitest/config';
import { matrixTag } from '../../scripts/lib/matrix-tag.ts';

export default defineConfig({
  // The site is built once, before the tests that look at it.
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    tags: [matrixTag],
    globalSetup: 'tests/support/build.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
