import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  // Files may share the modules they load: none of them keeps anything there.
  test: { isolate: false, name: 'storefront', root: import.meta.dirname, environment: 'node', include: ['tests/unit/**/*.test.ts'] },
});
