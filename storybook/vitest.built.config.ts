import { defineConfig } from 'vitest/config';

/** The built Storybook in Chromium: its documentation pages, links and files. */
export default defineConfig({
  test: { include: ['tests/built/*.test.ts'], testTimeout: 900_000, hookTimeout: 900_000 },
});
