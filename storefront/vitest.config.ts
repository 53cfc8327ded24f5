import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // As Node resolves packages, which knows no "module": OpenTelemetry's build of that name has imports that Node cannot follow.
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions.filter((condition) => condition !== 'module')] } },
  test: {
    name: 'storefront',
    root: import.meta.dirname,
    environment: 'node',
    include: ['tests/unit/**/*.test.ts'],
    // Files may share the modules they load: none of them keeps anything there.
    isolate: false,
    // What takes a moment takes long on a busy machine; no test here is about how long.
    testTimeout: 60_000,
  },
});
