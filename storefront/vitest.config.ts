import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // Node's own conditions, without "module": OpenTelemetry's build of that name has imports that Node cannot resolve.
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions.filter((condition) => condition !== 'module')] } },
  test: {
    name: 'storefront',
    root: import.meta.dirname,
    environment: 'node',
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // Test files may share the modules they load: none of them stores state there.
    isolate: false,
    // Short operations take long on a busy machine; no test here measures time.
    testTimeout: 60_000,
  },
});
