import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { browser, browserConditions, lateDependencies } from './vitest.browser.config.ts';

const here = import.meta.dirname;
const serverConditions = ['source', ...defaultServerConditions];

// One run shows the stories in one language, scheme and width: `npm test` runs en/light/1440 and zh/dark/390.
const language = process.env.STORY_LANGUAGE ?? 'en';
const scheme = process.env.STORY_SCHEME ?? 'light';
const width = Number(process.env.STORY_WIDTH ?? 1440);

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: serverConditions },
        ssr: { resolve: { conditions: serverConditions } },
        test: { name: 'rules', root: here, environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
      },
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
        optimizeDeps: { include: lateDependencies },
        test: {
          name: 'stories',
          root: here,
          testTimeout: 30_000,
          // A story begins by itself, whichever stood there before: two pages show one after the other, and load no module twice.
          isolate: false,
          maxWorkers: 2,
          browser: browser(width),
        },
      },
      {
        resolve: { conditions: browserConditions },
        optimizeDeps: { entries: ['src/**/*.{stories,browser}.tsx', '.storybook/preview.tsx'], include: lateDependencies },
        // Rules that every component keeps, without a line of its own.
        test: {
          name: 'battery',
          root: here,
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
