import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The mock server of the workspace is loaded from its source.
  ssr: { resolve: { conditions: ['source'] } },
  // Files may share the modules they load: none of them keeps anything there.
  test: { isolate: false, include: ['tests/*.test.ts'], testTimeout: 20_000 },
});
