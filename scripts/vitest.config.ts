import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'commands',
    root: import.meta.dirname,
    include: ['tests/**/*.test.ts'],
    // Whole malls start here: one file after another, and as patiently as a busy machine needs.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
