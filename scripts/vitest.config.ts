import { defineConfig } from 'vitest/config';
import { matrixTag } from './lib/matrix-tag.ts';

export default defineConfig({
  test: {
    name: 'commands',
    root: import.meta.dirname,
    include: ['tests/**/*.test.ts'],
    tags: [matrixTag],
    // Each file starts whole malls: files run one after another, with long timeouts for a busy machine.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
