import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { browser, browserConditions, preOptimizedDependencies } from './vitest.browser.config.ts';

const packageRoot = import.meta.dirname;
const serverConditions = ['source', ...defaultServerConditions];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: serverConditions },
        ssr: { resolve: { conditions: serverConditions } },
        test: {
          name: 'rules',
          root: packageRoot,
          environment: 'node',
          // Test files share loaded modules: loading MUI takes longer than the tests.
          isolate: false,
          include: ['{src,.storybook}/**/*.test.{ts,tsx}'],
          // As in a server's bundle, MUI and the components share one copy of Emotion, and so its contexts.
          server: { deps: { inline: [/node_modules\/@(mui|emotion)\//] } },
        },
      },
      {
        resolve: { conditions: browserConditions },
        optimizeDeps: { entries: ['src/**/*.{stories,browser}.tsx', '.storybook/preview.tsx'], include: preOptimizedDependencies },
        // Requirements that are tested for every component automatically.
        test: {
          name: 'components',
          root: packageRoot,
          include: ['src/**/*.browser.tsx'],
          testTimeout: 30_000,
          isolate: false,
          maxWorkers: 2,
          browser: browser(1440),
        },
      },
    ],
  },
});
