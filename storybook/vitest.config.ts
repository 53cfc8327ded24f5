import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { browser, browserConditions, preOptimizedDependencies } from '../packages/ui/vitest.browser.config.ts';

const here = import.meta.dirname;

// One run shows the stories in one language, scheme and width: `npm test` runs en/light/1440, the matrix also the others.
const language = process.env.STORY_LANGUAGE ?? 'en';
const scheme = process.env.STORY_SCHEME ?? 'light';
const width = Number(process.env.STORY_WIDTH ?? 1440);

export default defineConfig({
  test: {
    projects: [
      // Test files share loaded modules: loading MUI takes longer than the tests.
      { test: { name: 'rules', root: here, environment: 'node', include: ['tests/*.test.{ts,tsx}'], isolate: false } },
      {
        plugins: [
          storybookTest({
            configDir: join(here, '.storybook'),
            initialGlobals: {
              language,
              scheme,
              viewport: { value: width < 600 ? 'phone' : width < 1200 ? 'tablet' : 'desktop', isRotated: false },
            },
          }),
        ],
        resolve: { conditions: browserConditions },
        // Routes are imported by a virtual module, which the dependency scan does not follow.
        optimizeDeps: {
          entries: [join(here, 'pages/**/*.tsx'), join(here, '../storefront/app/{root,routes/**/*}.tsx')],
          include: [...preOptimizedDependencies, 'axe-core'],
        },
        test: {
          name: 'stories',
          root: here,
          testTimeout: 60_000,
          // No isolation: stories do not depend on each other, so that pages share loaded modules.
          isolate: false,
          maxWorkers: 2,
          browser: browser(width),
        },
      },
    ],
  },
});
